import type { ReportEntry } from '@kengetal/contract';
import {
  earlierColumn,
  periodColumn,
  type AmountColumn,
  type ColumnSpan,
} from '../../books/columns.ts';
import type { Books } from '../../books/books.ts';
import { valueOf } from '../../figures/values.ts';
import {
  addMonths,
  definition,
  fiscalMonths,
  periodRange,
  type FiscalYear,
} from '../../ledger/index.ts';
import { reportBefore, yearAround } from '../../periods/fiscal.ts';
import { capitalised, monthsIn, shortMonth, shortSpan, type Span } from '../../periods/names.ts';
import type { ComponentRequest } from './component.ts';

/** A period beside what it is held against. */
export interface BesideView {
  readonly kind: 'beside';
  readonly current: AmountColumn;
  readonly comparison: AmountColumn;
}

/** Months side by side, and what they are together. */
export interface MonthsView {
  readonly kind: 'months';
  readonly months: readonly AmountColumn[];
  /** Closing bookings, which no month has, where the months are whole fiscal years with some. */
  readonly closing: readonly AmountColumn[];
  /** One column, or none where amounts do not add up over months, as balances do not. */
  readonly total: readonly AmountColumn[];
}

/** The columns that a report is looked at in. */
export type View = BesideView | MonthsView;

const MONTHS_SHOWN = 12;

export function viewOf(request: ComponentRequest): View {
  return request.weergave === 'maanden' ? monthsView(request) : besideView(request);
}

/** The period, or the fiscal year up to its end, beside what it is held against. */
export function besideView(request: ComponentRequest): BesideView {
  const { books } = request;
  const current = shownSpan(request);
  return {
    kind: 'beside',
    current: periodColumn(books, current),
    comparison: earlierColumn(books, comparedSpan(request, current)),
  };
}

/** The months of a report: what its columns are about together. */
export function shownSpan({ books, report, weergave }: ComponentRequest): ColumnSpan {
  const { naam, periode_min, periode_max } = report;
  if (weergave === 'cumulatief') return yearToDate(books.calendar.years, periode_max);
  if (weergave === 'maanden') return { naam: 'Totaal', ...withShort(monthsOf(report)) };
  return { naam, ...withShort({ periode_min, periode_max }) };
}

function comparedSpan({ books, report, weergave }: ComponentRequest, current: Span): ColumnSpan {
  const { years } = books.calendar;
  if (weergave === 'cumulatief') {
    const first = fiscalMonths(yearAround(years, addMonths(current.periode_min, -1))).first;
    return yearToDate(years, addMonths(first, monthsIn(current) - 1));
  }
  const { naam, periode_min, periode_max } = reportBefore(report.type, years, report.periode_min);
  return { naam, ...withShort({ periode_min, periode_max }) };
}

const withShort = (span: Span) => ({ ...span, kort: shortSpan(span) });

/** 'Cumulatief t/m mrt 2025': the fiscal year up to and including a month. */
function yearToDate(years: readonly FiscalYear[], periode_max: number): ColumnSpan {
  const { first } = fiscalMonths(yearAround(years, periode_max));
  const naam = `Cumulatief t/m ${shortMonth(periode_max)}`;
  return { naam, ...withShort({ periode_min: first, periode_max }) };
}

/** The months of a fiscal year, else the twelve that end with the report. */
function monthsOf({ type, periode_min, periode_max }: ReportEntry): Span {
  const first = type === 'jaar' ? periode_min : addMonths(periode_max, 1 - MONTHS_SHOWN);
  return { periode_min: first, periode_max };
}

function monthsView(request: ComponentRequest): MonthsView {
  const { books } = request;
  const whole = shownSpan(request);
  const months = periodRange(whole.periode_min, whole.periode_max).map((month) => ({
    naam: capitalised(shortMonth(month)),
    ...withShort({ periode_min: month, periode_max: month }),
  }));
  return {
    kind: 'months',
    months: months.map((month) => periodColumn(books, month)),
    closing: hasClosing(books, whole) ? [closingColumn(books, whole)] : [],
    total: [periodColumn(books, whole)],
  };
}

function hasClosing(books: Books, span: Span): boolean {
  const window = books.linesOf('flow', span);
  if (typeof window === 'string' || !window.soorten.includes('afsluiting')) return false;
  const accounts = [...books.accounts.keys()];
  return accounts.some((rekening) => {
    const figure = books.closingAccount(rekening, definition('balansverschil'), span);
    return valueOf(figure) !== 0;
  });
}

function closingColumn(books: Books, { naam: _naam, kort, ...span }: ColumnSpan): AmountColumn {
  return {
    naam: 'Afsluiting',
    kort,
    span,
    figure: (key, label) => books.closing(key, span, label),
    account: (rekening, defined) => books.closingAccount(rekening, defined, span),
  };
}
