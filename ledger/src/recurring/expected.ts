import { daysInMonth } from '../periods/months.ts';
import { CADENCES } from './cadences.ts';
import { dayAfter, dayMonthsAfter, daysBetween } from './day-numbers.ts';
import type { Booking, RecurringSeries } from './types.ts';
import { isUnreadWithin } from './unread.ts';

type Timed = Pick<RecurringSeries, 'rhythm' | 'occurrences' | 'unread'>;

/** Bookings in batches come later than the days say. */
const BATCH_PATIENCE = 20;
/** Part of the occurrences at the end of a month that makes it the rule. */
const MOST = 0.6;

/** Days after an expected day before it counts as missed. */
export function patienceOf({ rhythm }: Pick<RecurringSeries, 'rhythm'>): number {
  return CADENCES[rhythm.cadence].patience + (rhythm.basis === 'maand' ? BATCH_PATIENCE : 0);
}

/**
 * Day on which a series is expected after one of its bookings: an interval later, in calendar
 * months where it counts in months, at the end of the month where it usually is.
 * @param times how many intervals later
 */
export function expectedAfter(series: Timed, { datum }: Pick<Booking, 'datum'>, times = 1): string {
  const { months, mean } = CADENCES[series.rhythm.cadence];
  if (months === 0) return dayAfter(datum, Math.round(mean * times));
  const day = dayMonthsAfter(datum, months * times);
  return isAtMonthEnd(series) ? `${day.slice(0, 8)}${String(lengthOfMonth(day))}` : day;
}

/** The first day after the last booking on which it is expected in what was read, or in time to come. */
export function nextExpected(series: Timed, last: Booking): string {
  for (let times = 1; ; times += 1) {
    const day = expectedAfter(series, last, times);
    if (!isUnseen(series, day)) return day;
  }
}

/** True for a day that books which were never read may hold the booking of. */
function isUnseen(series: Timed, day: string): boolean {
  return isUnreadWithin(series.unread, day, dayAfter(day, patienceOf(series)));
}

/** Expected days of a series that nothing was booked for: between its bookings, and after. */
export function missedDays(series: Timed, lastOfData: string): string[] {
  const { occurrences, rhythm } = series;
  const { mean } = CADENCES[rhythm.cadence];
  const between = occurrences.slice(1).flatMap(({ datum }, index) => {
    const before = occurrences[index];
    if (!before) return [];
    const times = Math.round(daysBetween(before.datum, datum) / mean);
    return Array.from({ length: Math.max(0, times - 1) }, (_, hole) =>
      expectedAfter(series, before, hole + 1),
    ).filter((day) => !isUnseen(series, day));
  });
  return [...between, ...missedAtEnd(series, lastOfData)];
}

/** Expected days after the last booking that the data has passed. */
export function missedAtEnd(series: Timed, lastOfData: string): string[] {
  const last = series.occurrences[series.occurrences.length - 1];
  const days: string[] = [];
  for (let times = 1; last; times += 1) {
    const day = expectedAfter(series, last, times);
    if (daysBetween(day, lastOfData) <= patienceOf(series)) break;
    if (!isUnseen(series, day)) days.push(day);
  }
  return days;
}

function isAtMonthEnd({ occurrences }: Timed): boolean {
  const atEnd = occurrences.filter(({ datum }) => Number(datum.slice(8)) === lengthOfMonth(datum));
  return atEnd.length >= occurrences.length * MOST;
}

function lengthOfMonth(day: string): number {
  return daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}
