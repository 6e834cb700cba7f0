import { fiscalYearAt, monthDays, periodOfDay } from '../ledger/index.ts';
import type { Calendar } from './reports.ts';
import type { Span } from './names.ts';

/** How far the bookings of a period reach. */
export interface Reach {
  /** The period, or its months up to and including the last that has bookings. */
  readonly span: Span;
  /** Last day of bookings in its last month, where that month is not over in the books. */
  readonly day?: number;
  /** False when the period is longer than what is booked of it. */
  readonly isWhole: boolean;
}

/** What a reach depends on. */
export interface BookedCalendar extends Calendar {
  /** First and last month with movements; undefined without any. */
  readonly booked?: Span;
}

/**
 * Where the bookings of a period end: while it runs, or when the books were read before it ended,
 * the last booked month. What is booked ahead of today does not count. A period that is over in the
 * books is whole, also when nothing happened in its last months.
 */
export function reachOf(calendar: BookedCalendar, { periode_min, periode_max }: Span): Reach {
  const span = { periode_min, periode_max };
  const last = lastBooked(calendar, span);
  if (last === undefined) return { span, isWhole: true };
  if (last < periode_max && !isOver(calendar, periode_max)) {
    const reached = { periode_min, periode_max: last };
    return { span: reached, day: dayWithin(calendar, last), isWhole: false };
  }
  const day = dayWithin(calendar, periode_max);
  return { span, day, isWhole: day === undefined };
}

/** Last month with bookings in a span, up to the current month where the span holds that. */
function lastBooked({ months, booked, today }: BookedCalendar, span: Span): number | undefined {
  if (!booked || booked.periode_max < span.periode_min) return undefined;
  const now = periodOfDay(today);
  const runs = span.periode_min <= now && now < span.periode_max;
  const end = runs ? now : span.periode_max;
  if (!runs && booked.periode_max >= end) return end;
  const found = [...months].filter((month) => month >= span.periode_min && month <= end);
  return found.length === 0 ? undefined : Math.max(...found);
}

/** True when a month has ended, and the books were read after that. */
function isOver({ years, today }: BookedCalendar, periode: number): boolean {
  const { last } = monthDays(periode);
  const year = fiscalYearAt(years, periode);
  return last < today && year !== undefined && last < year.as_of;
}

/** Day up to which a month was booked when the books were read; undefined when it was over. */
function dayWithin({ years, today }: BookedCalendar, periode: number): number | undefined {
  const asOf = fiscalYearAt(years, periode)?.as_of;
  if (asOf === undefined) return undefined;
  const until = asOf < today ? asOf : today;
  const isWithin = periodOfDay(until) === periode && until < monthDays(periode).last;
  return isWithin ? Number(until.slice(8)) : undefined;
}
