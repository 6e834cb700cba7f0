import type { ReportEntry } from '@kengetal/contract';
import {
  addMonths,
  capitalised,
  fiscalMonths,
  periodRange,
  shortMonth,
  shortSpan,
  type Span,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import {
  periodColumn,
  type AmountColumn,
  type ColumnSpan,
  type PeriodColumn,
} from '../../books/columns/columns.ts';
import { reachedSpan } from '../../books/periods/compared.ts';
import { standAfter } from '../../books/periods/fiscal.ts';

/** Months side by side, and what they are together. */
export interface MonthsView {
  readonly kind: 'months';
  /** All of the months. */
  readonly span: Span;
  readonly months: readonly PeriodColumn[];
  /** Closing bookings, which no month has, where the months are whole fiscal years with some. */
  readonly closing: readonly AmountColumn[];
  /** One column, or none where amounts do not add up over months, as balances do not. */
  readonly total: readonly AmountColumn[];
}

const MONTHS_SHOWN = 12;

/** The months of a fiscal year, else the twelve that end with the report, as far as booked. */
export function monthsView(books: Books, report: ReportEntry): MonthsView {
  const span = monthsOf(books, report);
  const whole = { ...span, naam: 'Totaal', kort: shortSpan(span) };
  return {
    kind: 'months',
    span,
    months: periodRange(span.periode_min, span.periode_max).map((month) =>
      periodColumn(books, monthSpan(month)),
    ),
    closing: hasClosing(books, span) ? [closingColumn(books, whole)] : [],
    total: [periodColumn(books, whole)],
  };
}

/** The months, and after the last one of each fiscal year with closing bookings what these left. */
export function withStands(books: Books, months: readonly PeriodColumn[]): PeriodColumn[] {
  return months.flatMap((month) => {
    const year = standAfter(books.calendar.years, month.span);
    const isClosed = year.periode_min < year.periode_max && books.hasClosing(year);
    if (!isClosed) return [month];
    return [month, periodColumn(books, { ...year, naam: 'Na afsluiting', kort: shortSpan(year) })];
  });
}

/** True for one of the months, and not what a fiscal year left after them. */
export function isMonth({ span }: AmountColumn): boolean {
  return span.periode_min === span.periode_max;
}

/** Key of the column of a month, or of what a fiscal year left. */
export function monthKey(column: AmountColumn): string {
  return `${isMonth(column) ? 'maand' : 'afsluiting'}_${column.span.periode_max}`;
}

function monthsOf(books: Books, report: ReportEntry): Span {
  const { years } = books.calendar;
  const { periode_max } = reachedSpan(books.calendar, report);
  if (report.type === 'jaar') return { periode_min: report.periode_min, periode_max };
  const first = addMonths(periode_max, 1 - MONTHS_SHOWN);
  const start = years[0] ? fiscalMonths(years[0]).first : first;
  return { periode_min: Math.max(first, start), periode_max };
}

function monthSpan(month: number): ColumnSpan {
  const span = { periode_min: month, periode_max: month };
  return { ...span, naam: capitalised(shortMonth(month)), kort: shortSpan(span) };
}

/** True when the months are whole fiscal years with bookings in closing periods. */
function hasClosing(books: Books, span: Span): boolean {
  return countsClosing(books, span) && books.hasClosing(span);
}

/** True when amounts over the months have closing bookings in them, as whole years do. */
export function countsClosing(books: Books, span: Span): boolean {
  const window = books.linesOf('flow', span);
  return typeof window !== 'string' && window.soorten.includes('afsluiting');
}

function closingColumn(books: Books, { kort, periode_min, periode_max }: ColumnSpan): AmountColumn {
  const span = { periode_min, periode_max };
  return {
    naam: 'Afsluiting',
    kort,
    span,
    figure: (key, label) => books.closing(key, span, label),
    account: (rekening, defined) => books.closingAccount(rekening, defined, span),
    source: () => books.closingSource(span),
  };
}
