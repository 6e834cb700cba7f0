import { fiscalYearAt, monthDays, periodOfDay, type Span } from '@kengetal/ledger';
import { monthRead } from './reading.ts';
import type { Calendar } from './reports.ts';

/** How far the bookings of a period reach. */
export interface Reach {
  /** The period, or its months up to and including the last that has bookings. */
  readonly span: Span;
  /** Last day of bookings in its last month, where that month is not over in the books. */
  readonly day?: number;
  /** False when the period is longer than what is booked of it. */
  readonly isWhole: boolean;
  /** True when all that is booked in the period was booked ahead. */
  readonly isAhead?: boolean;
}

/** What a reach depends on. */
export interface BookedCalendar extends Calendar {
  /** First and last month with movements; undefined without any. */
  readonly booked?: Span;
}

/**
 * Where the bookings of a period end: while it runs, or when the books were read before it ended,
 * the last booked month. What is booked ahead, of today or of the day on which a source was made,
 * does not count. A period that is over in the books is whole, also when nothing happened in its
 * last months.
 */
export function reachOf(calendar: BookedCalendar, { periode_min, periode_max }: Span): Reach {
  const span = { periode_min, periode_max };
  const last = lastBooked(calendar, span);
  if (last === undefined) {
    const isAhead = bookedIn(calendar, span).length > 0;
    return { span, isWhole: !isAhead, isAhead };
  }
  if (last < periode_max && !isOver(calendar, periode_max)) {
    const reached = { periode_min, periode_max: last };
    return { span: reached, day: dayWithin(calendar, last), isWhole: false };
  }
  const day = dayWithin(calendar, periode_max);
  return { span, day, isWhole: day === undefined };
}

/** The first and last month with movements that were not booked ahead of their source. */
export function toldMonths({
  years,
  months,
}: Pick<Calendar, 'years' | 'months'>): Span | undefined {
  const told = [...months].filter((month) => monthRead(years, month) !== 'none');
  if (told.length === 0) return undefined;
  return { periode_min: Math.min(...told), periode_max: Math.max(...told) };
}

/** Last month with bookings in a span that were not booked ahead. */
function lastBooked(calendar: BookedCalendar, span: Span): number | undefined {
  const { years, booked, today } = calendar;
  const { periode_max: end } = span;
  const counts = (month: number) =>
    month <= periodOfDay(today) && monthRead(years, month) !== 'none';
  if (booked && booked.periode_max >= end && counts(end)) return end;
  const found = bookedIn(calendar, span).filter(counts);
  return found.length === 0 ? undefined : Math.max(...found);
}

function bookedIn({ months }: BookedCalendar, { periode_min, periode_max }: Span): number[] {
  return [...months].filter((month) => month >= periode_min && month <= periode_max);
}

/** True when a month has ended, and the books were read after that. */
function isOver({ years, today }: BookedCalendar, periode: number): boolean {
  const { last } = monthDays(periode);
  const year = fiscalYearAt(years, periode);
  return last < today && year !== undefined && last < year.as_of;
}

/** Day up to which a month was booked when the books were read; undefined when it was over. */
function dayWithin({ years, today }: BookedCalendar, periode: number): number | undefined {
  const year = fiscalYearAt(years, periode);
  if (year === undefined) return undefined;
  const { read_to = today } = year;
  const until = read_to < today ? read_to : today;
  const isWithin = periodOfDay(until) === periode && until < monthDays(periode).last;
  return isWithin ? Number(until.slice(8)) : undefined;
}
