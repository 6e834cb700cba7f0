import { selectionSaid, type Question, type SaidSelection } from '@kengetal/contract';
import { DEFINITION_KEYS, GROUP_KEYS, GROUPS, type GroupKey, type Span } from '@kengetal/ledger';
import { monthSpan } from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { figure, groupsOfFigure, isStock } from './draft.ts';

/** What an amount is computed of, as the words of a screen say it. */
export interface SaidTerm {
  readonly label: string;
  readonly factor: number;
  readonly isDivisor: boolean;
  readonly period?: Span;
}

/** The terms that a prompt lists: '- -1 × Omzet, februari 2025: € 86.748,03, periode 202502-202502'. */
export const termsSaid = (prompt: string): SaidTerm[] =>
  [
    ...prompt.matchAll(
      /^- (gedeeld door )?(-?[\d.]+) × (.+): [^:]*?(?:, periode (\d{6})-(\d{6}))?$/gm,
    ),
  ].map(([, divisor, factor, label = '', min, max]) => ({
    ...{ label, factor: Number(factor), isDivisor: divisor !== undefined },
    ...(min !== undefined && { period: { periode_min: Number(min), periode_max: Number(max) } }),
  }));

/** What an amount on a screen is, by the bookings that it is the sum of; undefined where no question asks these. */
export function amountSelected(prompt: string, vocabulary: Vocabulary): Question | undefined {
  const said = selectionSaid(prompt);
  if (!said) return undefined;
  const { filters } = said;
  const valuesOf = (column: string): string[] => {
    const value = filters.find(
      (each) => each.column === column && each.operator !== 'not_in',
    )?.value;
    return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  };
  const isOnly = (...columns: string[]) => filters.every(({ column }) => columns.includes(column));
  const isStand = said.soorten.includes('opening');
  const timed = (subject: Question['subject']): Question => {
    const { periode_min, periode_max } = said;
    const last = Math.min(periode_max, vocabulary.calendar.last);
    const period: Span = isStand ? monthSpan(last) : { periode_min, periode_max };
    return { subject, period };
  };
  const [party] = valuesOf('tegenpartij');
  const relatie = vocabulary.relations.byNumber.get(party?.toLowerCase() ?? '')?.relatie;
  const [owed] = valuesOf('groep');
  if (filters.some(({ column }) => column === 'openstaand')) {
    const isAged = filters.some(({ column }) => column === 'peildatum');
    if (relatie !== undefined) return timed({ kind: 'relation', relatie, side: 'openstaand' });
    if (owed !== 'debiteuren' && owed !== 'crediteuren') return undefined;
    return { ...timed({ kind: 'open', groep: owed }), ...(isAged && { split: 'ouderdom' }) };
  }
  const rekeningen = valuesOf('rekening').filter((each) =>
    vocabulary.accounts.byNumber.has(each.toLowerCase()),
  );
  const account = { kind: 'account', rekeningen } as const;
  if (rekeningen.length > 0) {
    const isAmount = isOnly('rekening') && isStock({ subject: account }, vocabulary) === isStand;
    return isAmount
      ? timed(account)
      : {
          ...timed(account),
          measure: 'boekingen',
          ...(relatie !== undefined && { only: { relatie } }),
        };
  }
  const groups = groupsIn(filters.filter(({ column }) => column !== 'tegenpartij'));
  if (party === undefined) {
    const key = DEFINITION_KEYS.find(
      (each) =>
        isStock({ subject: figure(each) }, vocabulary) === isStand &&
        isSame(groupsOfFigure(each), groups),
    );
    return key === undefined ? undefined : timed(figure(key));
  }
  const side = isSame(groupsOfFigure('omzet'), groups)
    ? 'verkocht'
    : isSame(groupsOfFigure('kosten'), groups)
      ? 'ingekocht'
      : undefined;
  return relatie === undefined || side === undefined
    ? undefined
    : timed({ kind: 'relation', relatie, side });
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && one.length === other.length && one.every((each) => other.includes(each));

/** Groups that filters choose: those of a type that are not left out, or those that are named. */
function groupsIn(filters: SaidSelection['filters']): readonly GroupKey[] {
  let groups: readonly GroupKey[] = GROUP_KEYS;
  for (const { column, operator, value } of filters) {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (!['type', 'groep'].includes(column) || !['eq', 'in', 'not_in'].includes(operator))
      return [];
    const of = (key: GroupKey) => (column === 'type' ? GROUPS[key].type : key);
    groups = groups.filter((key) => values.includes(of(key)) === (operator !== 'not_in'));
  }
  return filters.length === 0 ? [] : groups;
}
