import { GROUPS, GROUP_KEYS, groupsOf, type GroupKey, type MainGroupKey } from '../rgs/groups.ts';
import { rgsCodesOf } from '../rgs/codes.ts';
import { HEADINGS } from '../rgs/headings.ts';
import { booked, type BareDefinition } from './booked.ts';
import { CASH_FLOW, type CashFlowKey } from './cash-flow.ts';
import { FORMULAS } from './formulas.ts';
import { TOTALS, type TotalKey } from './totals.ts';
import type { BookedDefinition } from './types.ts';

/** Key of a booked figure: a group, a heading of the statement, a total, or a part of the cash flow. */
export type DefinitionKey =
  | GroupKey
  | Exclude<MainGroupKey, 'niet_ingedeeld'>
  | TotalKey
  | CashFlowKey;

function headingDefinition(main: MainGroupKey): BareDefinition {
  const groups = groupsOf(main);
  const type = groups[0] === undefined ? 'balans' : GROUPS[groups[0]].type;
  const { sign, more, name, explanation } = HEADINGS[main];
  return booked(type === 'balans' ? 'stock' : 'flow', sign)(groups, more, name, explanation);
}

/** What is said of groups that are not merely a part of their heading. */
const OF_GROUPS: Partial<Record<GroupKey, Pick<BareDefinition, 'explanation' | 'more'>>> = {
  bank_en_kas: {
    explanation:
      'Saldo van bankrekeningen, spaarrekeningen en kas, zonder kruisposten; een rekening die rood staat gaat eraf.',
    more: 'gunstig',
  },
  kruisposten: {
    explanation:
      'Geld dat onderweg is tussen rekeningen, zoals pinbetalingen en stortingen; hoort op nul uit te komen.',
    more: 'neutraal',
  },
};

function groupDefinition(group: GroupKey): BareDefinition {
  const { name, type, main } = GROUPS[group];
  const { name: heading, sign: headingSign, more, explanation } = HEADINGS[main];
  // Debit adds to what is not placed on the balance sheet and takes from the result.
  const sign = group === 'niet_ingedeeld_resultaat' ? -1 : headingSign;
  const text = name === heading ? explanation : `${name}, onderdeel van ${heading.toLowerCase()}.`;
  const basis = type === 'balans' ? 'stock' : 'flow';
  return { ...booked(basis, sign)([group], more, name, text), ...OF_GROUPS[group] };
}

/** Says how a figure is computed where its own table does not: which groups, by which codes. */
function ofGroups(bare: BareDefinition): BookedDefinition {
  const names = bare.groups.map((key) => GROUPS[key].name.toLowerCase());
  const codes = rgsCodesOf(bare.groups);
  const source = codes.length > 0 ? `RGS ${codes.join(', ')}` : 'Indeling van Kengetal';
  return { ...bare, unit: 'cents', formula: `Saldo van: ${names.join(', ')}`, source };
}

const isTotal = (key: string): key is TotalKey => Object.hasOwn(TOTALS, key);

/** The one table of what every booked figure is; a heading of one group is that group. */
const TABLE: ReadonlyMap<string, BookedDefinition> = new Map<string, BookedDefinition>([
  ...GROUP_KEYS.map((key) => [key, ofGroups(groupDefinition(key))] as const),
  ...GROUP_KEYS.map((key) => GROUPS[key].main).map(
    (key) => [key, ofGroups(headingDefinition(key))] as const,
  ),
  ...Object.keys(TOTALS)
    .filter(isTotal)
    .map((key) => [key, { ...ofGroups(TOTALS[key]), ...FORMULAS[key] }] as const),
  ...Object.entries(CASH_FLOW).map(
    ([key, bare]) => [key, { ...ofGroups(bare), source: 'RJ 360, indirecte methode' }] as const,
  ),
]);

/** Definition of a booked figure. */
export function definition(key: DefinitionKey): BookedDefinition {
  const found = TABLE.get(key);
  if (!found) throw new Error(`No definition ${key}.`);
  return found;
}

/** Whether there is a booked figure of this key. */
export function isDefinitionKey(text: string): text is DefinitionKey {
  return TABLE.has(text);
}

/** Keys of all booked figures: groups, headings, totals, parts of the cash flow. */
export const DEFINITION_KEYS: readonly DefinitionKey[] = [...TABLE.keys()].filter(isDefinitionKey);
