import type { Figure } from '@kengetal/contract';
import {
  bareShortMonth,
  type BookedDefinition,
  type DefinitionKey,
  type KengetalKey,
  monthDays,
  monthName,
  shortMonth,
  type Span,
} from '@kengetal/ledger';
import type { Ahead } from './ahead.ts';
import type { Source } from '../figures/booked.ts';
import type { Books } from '../books.ts';
import { kengetalFigure } from '../figures/kengetallen.ts';
import { memoizedOperands, operandsOf } from '../figures/operands.ts';
import { memoize } from '../store/memoize.ts';

/** One column of amounts: a period, a period to compare with, or a budget. */
export interface AmountColumn {
  /** As a heading: 'Maart 2025', 'Boekjaar 2025 t/m mrt', 'Begroting maart 2025'. */
  readonly naam: string;
  /** After 't.o.v.': 'feb', 'okt – dec', 'mrt 2024', 'begroting'. */
  readonly kort: string;
  /** Months that the column is about; those of the period itself for a budget. */
  readonly span: Span;
  /** Where its movements stop, if that is before the moment that its balances are of. */
  readonly stopped?: Pick<ColumnSpan, 'day'>;
  /** A defined figure; absent with the reason where the books (or the budget) lack it. */
  figure(key: DefinitionKey, label?: string): Figure;
  /** What one account adds to a figure with this basis and sign. */
  account(rekening: string, defined: BookedDefinition): Figure;
  /** What these figures of a basis have in common. */
  source(basis: BookedDefinition['basis']): Source;
}

/** A column that also knows its balances by name, and what is computed of its amounts. */
export interface PeriodColumn extends AmountColumn {
  /** The moment of its balances: 'Eind maart 2025', '31 mrt 2025' after 't.o.v.', and '31 mrt'. */
  readonly stand: { readonly naam: string; readonly kort: string; readonly dag: string };
  /** Last day that counts in its last month; undefined for all of it. */
  readonly day?: number;
  /** What counts of a last month that runs after the day that its books go up to. */
  readonly ahead?: Ahead;
  /** True of a budget: amounts that somebody expected. */
  readonly isBudget?: true;
  /** Why the column has no amount at all; undefined when it may have some. */
  readonly reason?: string;
  /**
   * Its movements where they may stand beside those of the period, but are not held against them:
   * elsewhere they are absent with the same reason.
   */
  readonly beside?: { readonly column: AmountColumn; readonly reason: string };
  /** A figure that is computed of others: a margin, ratio, number of days. */
  kengetal(key: KengetalKey): Figure;
}

/** A period of the books with its names. */
export interface ColumnSpan extends Span {
  readonly naam: string;
  readonly kort: string;
  /** Last day that is booked in its last month, where that is not over. */
  readonly day?: number;
  /** What is booked after that day, and counts; the period is then not called by the day. */
  readonly ahead?: Ahead;
}

/** The amounts of a period. */
export function periodColumn(
  books: Books,
  { naam, kort, day, ahead, ...span }: ColumnSpan,
): PeriodColumn {
  const ofDays = operandsOf(books, { ...span, day });
  const { moment } = ahead ? operandsOf(books, span) : ofDays;
  const operands = memoizedOperands({ ...ofDays, moment });
  return {
    naam: upTo(naam, ahead),
    kort,
    span,
    ...(ahead ? { ahead } : { day }),
    stand: standOf(span.periode_max, day, ahead),
    figure: memoizedFigure((key, label) => books.figure(key, span, label)),
    account: (rekening, defined) => books.account(rekening, defined, span),
    source: (basis) => books.source(basis, span),
    kengetal: memoize((key) => kengetalFigure(key, operands)),
  };
}

/** A column with its names and the reason why it has no amounts. */
export function withoutAmounts(column: PeriodColumn, reason: string): PeriodColumn {
  const none = (): Figure => ({ kind: 'absent', reason });
  return { ...column, reason, figure: none, account: none, kengetal: none };
}

/** The same figures, each made once; those that get a name of their own each time. */
export function memoizedFigure(figure: PeriodColumn['figure']): PeriodColumn['figure'] {
  const made = memoize((key: DefinitionKey) => figure(key));
  return (key, label) => (label === undefined ? made(key) : figure(key, label));
}

/** How balances at the end of a month are called, or at a day within it that nothing lies after. */
export function standOf(periode: number, day?: number, ahead?: Ahead): PeriodColumn['stand'] {
  const last = ahead ? undefined : day;
  const end = last ?? Number(monthDays(periode).last.slice(8));
  const naam = last === undefined ? `Eind ${monthName(periode)}` : `${last} ${monthName(periode)}`;
  return {
    naam: upTo(naam, ahead),
    kort: `${end} ${shortMonth(periode)}`,
    dag: `${end} ${bareShortMonth(periode)}`,
  };
}

/** 'Maart 2025, gegevens t/m 12 mrt': a month with later days is not one of those days alone. */
function upTo(naam: string, ahead?: Ahead): string {
  return ahead ? `${naam}, gegevens t/m ${ahead.kort}` : naam;
}
