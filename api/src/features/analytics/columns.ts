import type { Comparison, GridColumn } from '@kengetal/contract';
import {
  addMonths,
  capitalised,
  definition,
  isTwelveMonths,
  monthName,
  monthsIn,
  periodRange,
  quarterName,
  quarterOf,
  shortMonth,
  type Span,
  spanName,
  uncapitalised,
  yearAround,
  yearOf,
} from '@kengetal/ledger';
import type { BookedAccount, Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import {
  comparisonColumn as heldAgainst,
  comparisonOptions,
  currentColumn as asBooked,
} from '../../books/columns/comparison.ts';
import { whyIncomparable } from '../../books/columns/not-read.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { valueOf } from '../../books/figures/values.ts';
import { shownQuarters } from '../../books/notices.ts';
import { reachedSpan } from '../../books/periods/compared.ts';

export type Per = 'maand' | 'kwartaal';

/** More months than these are shown by quarter: a screen and an answer have an end. */
const MOST_MONTHS = 36;

/** What a span is divided in when it is asked by month or by quarter. */
export function shownPer(span: Span, asked: Per): Per {
  return monthsIn(span) <= MOST_MONTHS ? asked : 'kwartaal';
}

/** Months, or fiscal quarters, that a span is divided in; those at its ends may be cut off. */
export function partsOf(books: Books, span: Span, per: Per): GridColumn[] {
  if (shownPer(span, per) === 'maand') {
    return periodRange(span.periode_min, span.periode_max).map((month, index) => {
      const named = capitalised(shortMonth(month));
      // A year is named where it begins.
      const label = index === 0 || month % 100 === 1 ? named : (named.split(' ')[0] ?? named);
      return column(books, 'month', { periode_min: month, periode_max: month }, label);
    });
  }
  return quartersOf(books, shownQuarters(books.calendar, span));
}

function quartersOf(books: Books, span: Span): GridColumn[] {
  const columns: GridColumn[] = [];
  for (let month = span.periode_min; month <= span.periode_max;) {
    const year = yearAround(books.calendar.years, month);
    const { number, periode_min, periode_max } = quarterOf(year, month);
    const part = {
      periode_min: Math.max(periode_min, span.periode_min),
      periode_max: Math.min(periode_max, span.periode_max),
    };
    const isWhole = part.periode_min === periode_min && part.periode_max === periode_max;
    const naam = quarterName(year, number);
    const whole = { periode_min, periode_max };
    const short = isTwelveMonths(year) ? `K${number} ${year.label}` : labelOf(whole);
    columns.push({
      ...column(books, 'quarter', part, isWhole ? short : `${short} (${monthsIn(part)} mnd)`),
      naam: isWhole ? naam : `${naam} (${spanName(part)})`,
    });
    month = addMonths(part.periode_max, 1);
  }
  return columns;
}

/**
 * The same months a year earlier, of columns of months, and as many days of one that runs; where
 * the books lack one it says so.
 */
export function yearBefore(
  read: Pick<ReadBooks, 'books' | 'days'>,
  columns: readonly GridColumn[],
): Promise<SummedColumn[]> {
  const { books } = read;
  const beforeOf = async ({ key, label }: GridColumn): Promise<SummedColumn> => {
    const [first = 0, last = first] = key.split('-').map(Number);
    const span = { periode_min: addMonths(first, -12), periode_max: addMonths(last, -12) };
    const before = column(books, 'comparison', span, label);
    const now = { periode_min: first, periode_max: last };
    if (isRunning(books, now)) {
      const { stand } = before;
      return {
        ...(await comparisonColumn(read, now, 'vorig_jaar')),
        key: before.key,
        label,
        stand,
      };
    }
    const reason = whyIncomparable(books.calendar, now) ?? reasonOf(books, span, false);
    return reason === undefined ? before : { ...before, lines: null, reason };
  };
  return Promise.all(columns.map(beforeOf));
}

/** The budget of the months of each column; where there is none it says so. */
export function budgetOf(
  read: Pick<ReadBooks, 'books' | 'days'>,
  columns: readonly GridColumn[],
): Promise<SummedColumn[]> {
  return Promise.all(
    columns.map(({ key }) => {
      const [first = 0, last = first] = key.split('-').map(Number);
      return comparisonColumn(read, { periode_min: first, periode_max: last }, 'begroting');
    }),
  );
}

/** The months of a span as far as they are booked; what is booked ahead of them does not count. */
export function reachedMonths(books: Books, span: Span): Span {
  const { periode_min, periode_max } = reachedSpan(books.calendar, asked(span));
  return { periode_min, periode_max };
}

/** True when the last month of a span was not over when its books were made. */
export function isRunning(books: Books, span: Span): boolean {
  return reachedSpan(books.calendar, asked(span)).day !== undefined;
}

/** The closing bookings of the fiscal years that a span covers whole; months leave them out. */
export function closingColumn(books: Books, span: Span): GridColumn | undefined {
  const window = books.linesOf('flow', span);
  if (typeof window === 'string' || !window.soorten.includes('afsluiting')) return undefined;
  return {
    key: 'afsluiting',
    label: 'Afsluiting',
    naam: `afsluitboekingen van ${spanName(span)}`,
    role: 'closing',
    lines: { ...window, soorten: ['afsluiting'] },
    stand: null,
  };
}

/** The whole of a span, as far as it is booked. */
export async function currentColumn(
  read: Pick<ReadBooks, 'books' | 'days'>,
  span: Span,
): Promise<GridColumn> {
  const { books } = read;
  const { naam } = await asBooked(read, asked(span));
  const reached = reachedMonths(books, span);
  return { ...column(books, 'current', reached, labelOf(reached)), naam: uncapitalised(naam) };
}

/** What a span can be held against. */
export const comparisonsOf = (books: Books, span: Span, first?: Comparison) =>
  comparisonOptions(books, asked(span), first);

/**
 * What a span is held against: as many months as are booked of it, and as many days of the last
 * one; or its budget.
 */
export async function comparisonColumn(
  read: Pick<ReadBooks, 'books' | 'days'>,
  span: Span,
  comparison: Comparison,
): Promise<SummedColumn> {
  const { books } = read;
  const held = await heldAgainst(read, asked(span), comparison);
  const isBudget = comparison === 'begroting';
  const { reason = reasonOf(books, held.span, isBudget) ?? unlikeReason(held) } = held;
  const known = reason === undefined;
  return {
    ...blank('comparison', held.span, isBudget ? 'Begroting' : labelTo(held)),
    key: `${comparison} ${held.span.periode_min}-${held.span.periode_max}`,
    naam: uncapitalised(held.naam),
    lines: known && !isBudget ? held.source('flow').lines : null,
    ...(known && isBudget && { basis: `${held.naam}.` }),
    ...(reason !== undefined && { reason }),
    ...(known && { sumOf: (account) => sumOf(held, account) }),
  };
}

/** A column whose sums come from elsewhere than the months of its window. */
export interface SummedColumn extends GridColumn {
  /** Debit-positive movements of an account. */
  readonly sumOf?: (account: BookedAccount) => number;
}

/** The months, or up to which day where the last one is not whole. */
function labelTo({ span, day, kort }: PeriodColumn): string {
  return day === undefined ? labelOf(span) : capitalised(kort);
}

const asked = (span: Span) => ({ ...span, naam: capitalised(spanName(span)) });

/** A movement is only held against months that the books hold whole. */
function reasonOf(books: Books, span: Span, isBudget: boolean): string | undefined {
  if (isBudget) return undefined;
  const lines = books.linesOf('flow', span);
  if (typeof lines === 'string') return lines;
  return books.whyNotWhole('flow', span);
}

/** Why its movements say nothing beside those of the period, as those of a shorter year. */
function unlikeReason(held: PeriodColumn): string | undefined {
  const figure = held.figure('resultaat');
  return figure.kind === 'absent' ? figure.reason : undefined;
}

function sumOf(held: PeriodColumn, { rekening, groep }: BookedAccount): number {
  const defined = definition(groep);
  const cents = valueOf(held.account(rekening, defined)) ?? 0;
  return cents === 0 ? 0 : defined.sign * cents;
}

function column(books: Books, role: GridColumn['role'], span: Span, label: string): GridColumn {
  const [lines, stand] = [books.linesOf('flow', span), books.linesOf('stock', span)];
  const isRead = typeof lines !== 'string';
  return {
    ...blank(role, span, label),
    lines: isRead ? lines : null,
    stand: typeof stand === 'string' ? null : stand,
    ...(isRead ? {} : { reason: lines }),
  };
}

function blank(role: GridColumn['role'], span: Span, label: string): GridColumn {
  return {
    key: `${span.periode_min}-${span.periode_max}`,
    label,
    naam: span.periode_min === span.periode_max ? monthName(span.periode_min) : spanName(span),
    role,
    lines: null,
    stand: null,
  };
}

/** 'Mrt 2025', 'Jan - mrt 2025' or 'Nov 2024 - jan 2025', as a heading. */
function labelOf({ periode_min: first, periode_max: last }: Span): string {
  if (first === last) return capitalised(shortMonth(first));
  const start = shortMonth(first);
  const isOneYear = yearOf(first) === yearOf(last);
  return capitalised(`${isOneYear ? (start.split(' ')[0] ?? start) : start} - ${shortMonth(last)}`);
}
