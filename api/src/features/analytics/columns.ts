import type { Comparison, GridColumn } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { addMonths, periodRange } from '../../ledger/index.ts';
import { yearAround } from '../../periods/fiscal.ts';
import {
  capitalised,
  monthName,
  monthsIn,
  quarterName,
  quarterOf,
  shortMonth,
  spanBefore,
  spanName,
  yearOf,
  type Span,
} from '../../periods/names.ts';

export type Per = 'maand' | 'kwartaal';

/** More months than these are shown by quarter: a screen and an answer have an end. */
const MOST_MONTHS = 36;

/** Months, or fiscal quarters, that a span is divided in; those at its ends may be cut off. */
export function partsOf(books: Books, span: Span, per: Per): GridColumn[] {
  if (per === 'maand' && monthsIn(span) <= MOST_MONTHS) {
    return periodRange(span.periode_min, span.periode_max).map((month, index) => {
      const named = shortMonth(month);
      // A year is named where it begins.
      const label = index === 0 || month % 100 === 1 ? named : (named.split(' ')[0] ?? named);
      return column(books, 'month', { periode_min: month, periode_max: month }, label);
    });
  }
  return quartersOf(books, span);
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
    columns.push({
      ...column(books, 'quarter', part, `K${number} ${year.label}`),
      naam: isWhole ? naam : `${naam} (${spanName(part)})`,
    });
    month = addMonths(part.periode_max, 1);
  }
  return columns;
}

/** The closing bookings of the fiscal years that a span covers whole; months leave them out. */
export function closingColumn(books: Books, span: Span): GridColumn | undefined {
  const window = books.linesOf('flow', span);
  if (typeof window === 'string' || !window.soorten.includes('afsluiting')) return undefined;
  return {
    key: 'afsluiting',
    label: 'afsluiting',
    naam: `afsluitboekingen van ${spanName(span)}`,
    role: 'closing',
    lines: { ...window, soorten: ['afsluiting'] },
    stand: null,
  };
}

/** The whole of a span. */
export function currentColumn(books: Books, span: Span): GridColumn {
  return column(books, 'current', span, labelOf(span));
}

/** What a span is held against. */
export function comparisonColumn(books: Books, span: Span, comparison: Comparison): GridColumn {
  if (comparison === 'begroting') {
    const reason = 'Er is geen begroting over deze maanden.';
    return { ...blank('comparison', span, 'Begroting'), naam: 'begroting', reason };
  }
  const before = earlier(span, comparison);
  const made = column(books, 'comparison', before, labelOf(before));
  // Half a period would compare unlike with like.
  if (books.covers(before) || made.lines === null) return made;
  const reason = `De boekhouding over ${spanName(before)} is niet helemaal ingelezen.`;
  return { ...made, lines: null, reason };
}

/** The months before a span, or the same months a year earlier. */
export function earlier(span: Span, comparison: Exclude<Comparison, 'begroting'>): Span {
  if (comparison === 'vorige_periode') return spanBefore(span);
  return {
    periode_min: addMonths(span.periode_min, -12),
    periode_max: addMonths(span.periode_max, -12),
  };
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
