import type { Comparison, Figure } from '@kengetal/contract';
import type { BookedDefinition, DefinitionKey } from '../ledger/index.ts';
import type { Span } from '../periods/names.ts';
import type { Books } from './books.ts';

/** One column of amounts: a period, a period to compare with, or a budget. */
export interface AmountColumn {
  /** As a heading: 'Maart 2025', 'Boekjaar 2025 t/m mrt', 'Begroting maart 2025'. */
  readonly naam: string;
  /** After 't.o.v.': 'feb', 'okt – dec', 'begroting'. */
  readonly kort: string;
  /** Months that the column is about; those of the period itself for a budget. */
  readonly span: Span;
  /** A defined figure; absent with the reason where the books (or the budget) lack it. */
  figure(key: DefinitionKey, label?: string): Figure;
  /** What one account adds to a figure with this basis and sign. */
  account(rekening: string, defined: BookedDefinition): Figure;
}

/** A period of the books with its names. */
export interface ColumnSpan extends Span {
  readonly naam: string;
  readonly kort: string;
}

/** The amounts of a period. */
export function periodColumn(books: Books, { naam, kort, ...span }: ColumnSpan): AmountColumn {
  return {
    naam,
    kort,
    span,
    figure: (key, label) => books.figure(key, span, label),
    account: (rekening, defined) => books.account(rekening, defined, span),
  };
}

/** The amounts of an earlier period: only where the books hold it whole. */
export function earlierColumn(books: Books, { naam, kort, ...span }: ColumnSpan): AmountColumn {
  return {
    naam,
    kort,
    span,
    figure: (key, label) => books.comparison(key, span, label),
    account: (rekening, defined) => books.accountComparison(rekening, defined, span),
  };
}

/** What the columns of a period are held against when nothing was chosen. */
export const DEFAULT_COMPARISON: Comparison = 'vorige_periode';
