import type { Comparison, Figure } from '@kengetal/contract';
import {
  monthDays,
  type BookedDefinition,
  type DefinitionKey,
  type KengetalKey,
} from '../ledger/index.ts';
import { monthName, shortMonth, type Span } from '../periods/names.ts';
import type { Books } from './books.ts';
import { kengetalFigure } from './kengetallen.ts';
import { keptOperands, operandsOf } from './operands.ts';
import { remembered } from './remembered.ts';

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
}

/** A column that also knows its balances by name, and what is computed of its amounts. */
export interface PeriodColumn extends AmountColumn {
  /** The moment of its balances: 'Eind maart 2025', and '31 mrt 2025' after 't.o.v.'. */
  readonly stand: { readonly naam: string; readonly kort: string };
  /** Last day that counts in its last month; undefined for all of it. */
  readonly day?: number;
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
}

/** The amounts of a period. */
export function periodColumn(books: Books, { naam, kort, day, ...span }: ColumnSpan): PeriodColumn {
  const operands = keptOperands(operandsOf(books, { ...span, day }));
  return {
    naam,
    kort,
    span,
    day,
    stand: standOf(span.periode_max, day),
    figure: (key, label) => books.figure(key, span, label),
    account: (rekening, defined) => books.account(rekening, defined, span),
    kengetal: remembered((key) => kengetalFigure(key, operands)),
  };
}

/** How balances at the end of a month are called, or at a day within it. */
export function standOf(periode: number, day?: number): PeriodColumn['stand'] {
  const last = day ?? Number(monthDays(periode).last.slice(8));
  const naam = day === undefined ? `Eind ${monthName(periode)}` : `${day} ${monthName(periode)}`;
  return { naam, kort: `${last} ${shortMonth(periode)}` };
}

/** What the columns of a period are held against when nothing was chosen. */
export const DEFAULT_COMPARISON: Comparison = 'vorige_periode';
