import type { GoldBooks } from './books.ts';
import { FIGURES, isPartOf } from './figures.ts';
import { divided, percent, type Value } from './gold.ts';
import { addMonths, daysIn } from './months.ts';
import { monthsIn, periodOf } from './period.ts';
import { accountOf, amountOf, moved } from './sums.ts';

/** Debits of debtors, or credits of creditors, in a period: what was charged with VAT. */
export function charged(
  books: GoldBooks,
  group: 'debiteuren' | 'crediteuren',
  when: string,
): number {
  const { sign } = FIGURES[group];
  let sum = 0;
  for (const { account, cents, kind } of moved(books, periodOf(books, when))) {
    if (kind !== 'movement' || sign * cents <= 0) continue;
    if (isPartOf(accountOf(books, account).code, FIGURES[group])) sum += sign * cents;
  }
  return sum;
}

const daysOf = (months: readonly number[]) => months.reduce((sum, month) => sum + daysIn(month), 0);

function turn(books: GoldBooks, above: number, below: number, when: string): Value {
  const days = daysOf(monthsIn(periodOf(books, when)));
  return { unit: 'days', value: divided(above * days * 10, below) };
}

const ratio = (above: number, below: number): Value => ({
  unit: 'ratio',
  value: divided(above * 100, below),
});

function runway(books: GoldBooks, when: string): Value {
  const { to } = periodOf(books, when);
  const text = (month: number) => `${String(month).slice(0, 4)}-${String(month).slice(4)}`;
  const now = amountOf(books, 'bank_en_kas', text(to));
  const before = amountOf(books, 'bank_en_kas', text(addMonths(to, -3)));
  if (before <= now) throw new Error('Bank and cash did not fall.');
  const days = daysOf([addMonths(to, -2), addMonths(to, -1), to]);
  return { unit: 'days', value: divided(now * days * 10, before - now) };
}

/** Omzet at which the margin covers fixed costs and interest. */
function breakEven(books: GoldBooks, when: string): Value {
  const of = (name: Parameters<typeof amountOf>[1]) => amountOf(books, name, when);
  const margin = percent(of('marge_op_omzet'), of('omzet')).value;
  const fixed = of('som_der_kosten') - of('financieel');
  return { unit: 'cents', value: divided(fixed * 10_000, margin) };
}

type Ratio = (books: GoldBooks, when: string) => Value;

/** The kengetallen, by the formulas that stand beside them on the screen. */
export const RATIOS = {
  brutomarge_percentage: (books, when) =>
    percent(amountOf(books, 'marge_op_omzet', when), amountOf(books, 'omzet', when)),
  ebitda_marge: (books, when) =>
    percent(amountOf(books, 'ebitda', when), amountOf(books, 'omzet', when)),
  nettomarge: (books, when) =>
    percent(amountOf(books, 'resultaat', when), amountOf(books, 'omzet', when)),
  break_even: breakEven,
  current_ratio: (books, when) =>
    ratio(amountOf(books, 'vlottende_activa', when), amountOf(books, 'kortlopende_schulden', when)),
  quick_ratio: (books, when) =>
    ratio(
      amountOf(books, 'vlottende_activa', when) - amountOf(books, 'voorraden', when),
      amountOf(books, 'kortlopende_schulden', when),
    ),
  solvabiliteit: (books, when) =>
    percent(amountOf(books, 'totaal_eigen_vermogen', when), amountOf(books, 'activa', when)),
  dso: (books, when) =>
    turn(books, amountOf(books, 'debiteuren', when), charged(books, 'debiteuren', when), when),
  dso_excl: (books, when) =>
    turn(books, amountOf(books, 'debiteuren', when), amountOf(books, 'omzet', when), when),
  dpo: (books, when) =>
    turn(books, amountOf(books, 'crediteuren', when), charged(books, 'crediteuren', when), when),
  dpo_excl: (books, when) =>
    turn(
      books,
      amountOf(books, 'crediteuren', when),
      amountOf(books, 'kostprijs', when) + amountOf(books, 'overige_bedrijfskosten', when),
      when,
    ),
  runway,
} as const satisfies Record<string, Ratio>;

export type RatioName = keyof typeof RATIOS;
