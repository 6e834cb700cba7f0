import type { DerivedFigure, Figure, FigureTerm } from '@kengetal/contract';
import {
  definition,
  isKengetal,
  kengetal,
  kengetalBasis,
  type DefinitionKey,
  type GroupKey,
  type KengetalBasis,
  type KengetalKey,
  type Operand,
  type RatioDefinition,
} from '@kengetal/ledger';
import { divided, valueOf } from './values.ts';

type Definition = RatioDefinition<DefinitionKey>;
type LedgerOperand = Operand<DefinitionKey>;

/** Where computed figures get their operands: a period of the books. */
export interface Operands {
  /** After the name of a figure: 'maart 2025', 'stand eind maart 2025'. */
  moment(basis: KengetalBasis): string;
  figure(key: DefinitionKey): Figure;
  /** A balance some months before the end of the period. */
  balanceBack(key: DefinitionKey, months: number): Figure;
  /** Debit lines of debtors, or credit lines of suppliers, of the period. */
  charged(group: 'debiteuren' | 'crediteuren'): Figure;
  /** Balance of the creditors that are suppliers, to pay positive. */
  suppliers(): Figure;
  /** Balance of the VAT accounts, to pay positive. */
  btw(): Figure;
  /** Days of the period, or of the months before its end. */
  days(back?: number): number;
  hasAccounts(groups: readonly GroupKey[]): boolean;
}

/** A computed figure; absent with the reason where the books lack what it needs. */
export function kengetalFigure(key: KengetalKey, operands: Operands): Figure {
  const defined = kengetal(key);
  const { name, explanation, formula } = defined;
  const about = {
    label: `${name}, ${operands.moment(kengetalBasis(key))}`,
    explanation: `${explanation} Formule: ${formula}.`,
  };
  const missing = missingOf(defined, operands);
  if (missing !== undefined) return { kind: 'absent', reason: missing, about };
  const terms = [
    ...defined.teller.map((operand) => termOf(operand, 'teller', operands)),
    ...defined.noemer.map((operand) => termOf(operand, 'noemer', operands)),
  ];
  for (const { figure } of terms) {
    if (figure.kind === 'absent') return { kind: 'absent', reason: figure.reason, about };
  }
  const [only] = terms;
  if (only && defined.noemer.length === 0) return { ...only.figure, about };
  return computed(defined, terms, operands, about);
}

function missingOf({ needs = [] }: Definition, operands: Operands): string | undefined {
  const need = needs.find(
    ({ key, groups }) =>
      (key !== undefined && (valueOf(operands.figure(key)) ?? 1) <= 0) ||
      (groups !== undefined && !operands.hasAccounts(groups)),
  );
  return need?.reason;
}

function termOf(operand: LedgerOperand, part: FigureTerm['part'], operands: Operands): FigureTerm {
  if (operand.of === 'btw') {
    return { label: 'Btw-rekeningen', factor: 1, part, figure: operands.btw() };
  }
  if (operand.of === 'charged') {
    const label = operand.group === 'debiteuren' ? 'Gefactureerd incl. btw' : 'Inkopen incl. btw';
    return { label, factor: 1, part, figure: operands.charged(operand.group) };
  }
  if (operand.of === 'suppliers') {
    return { label: 'Crediteuren', factor: 1, part, figure: operands.suppliers() };
  }
  const { factor } = operand;
  if (operand.of === 'kengetal') {
    if (!isKengetal(operand.key)) throw new Error(`no kengetal ${operand.key}`);
    const { name } = kengetal(operand.key);
    return { label: name, factor, part, figure: kengetalFigure(operand.key, operands) };
  }
  const { name } = definition(operand.key);
  if (operand.back === undefined) {
    return { label: name, factor, part, figure: operands.figure(operand.key) };
  }
  const label = `${name}, ${operand.back} maanden eerder`;
  return { label, factor, part, figure: operands.balanceBack(operand.key, operand.back) };
}

function computed(
  defined: Definition,
  terms: FigureTerm[],
  operands: Operands,
  about: DerivedFigure['about'],
): Figure {
  const { unit, positive, empty, negative = empty, most, least } = defined;
  const [above, below] = [total(terms, 'teller'), total(terms, 'noemer')];
  if (positive !== undefined && above <= 0) return { kind: 'absent', reason: positive, about };
  if (below <= 0) return { kind: 'absent', reason: below < 0 ? negative : empty, about };
  const divisor = unit === 'days' ? operands.days(defined.daysBack) : undefined;
  const scale = { percent: 10_000, ratio: 100, cents: 1, days: 10 * (divisor ?? 1) }[unit];
  const value = divided(above, below, scale);
  if (most && value > most.value) return { kind: 'absent', reason: most.reason, about };
  if (least && value < least.value) return { kind: 'absent', reason: least.reason, about };
  return { kind: 'derived', unit, value, ...(divisor && { divisor }), terms, about };
}

function total(terms: readonly FigureTerm[], part: FigureTerm['part']): number {
  return terms
    .filter((term) => term.part === part)
    .reduce((sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0), 0);
}
