import {
  addMonths,
  dayAfter,
  daysBetween,
  missedAtEnd,
  missedDays,
  periodOfDay,
} from '@kengetal/ledger';
import type { ProjectBooks } from './books-of.ts';
import type { CostSeries } from './series.ts';

/** Missed so many times at the end, a series has ended. */
const ENDED = 3;
/** Bookings of a varying amount that make it sure that another comes. */
const VARIED = 12;
/** Days that a missing booking is news. */
const NEWS = 365;

/** Expected days of a steady monthly or quarterly series that passed without it; the last first. */
export function missedOf({ series }: CostSeries, { now }: ProjectBooks): string[] {
  const { cadence } = series.rhythm;
  const isSure = series.certainty === 'zeker' || series.confirmed;
  const isVaried = series.amounts.kind === 'variabel';
  if (!isSure || (isVaried && series.occurrences.length < VARIED)) return [];
  if (cadence !== 'maandelijks' && cadence !== 'kwartaal') return [];
  if (missedAtEnd(series, now).length >= ENDED) return [];
  return missedDays(series, now)
    .filter((day) => daysBetween(day, now) <= NEWS)
    .filter((day) => !isBookedInMonth(series, day) && !isCaughtUp(series, day))
    .filter((day) => !isSeasonal(series, day))
    .sort()
    .reverse();
}

/** On another day of the month, by a supplier whose day moves. */
const isBookedInMonth = ({ occurrences }: CostSeries['series'], day: string): boolean =>
  occurrences.some(({ datum }) => periodOfDay(datum) === periodOfDay(day));

/**
 * Two bookings within the next interval, or three within two: the one that was late, and its own; or
 * two in the month before.
 */
function isCaughtUp({ occurrences, rhythm }: CostSeries['series'], day: string): boolean {
  const bookedIn = (from: string, until: string) =>
    occurrences
      .filter(({ datum }) => datum > from && datum <= until)
      .reduce((sum, { doubles }) => sum + 1 + doubles.length, 0);
  const after = (intervals: number) => dayAfter(day, Math.round(rhythm.gaps.median * intervals));
  return (
    bookedIn(day, after(1.5)) > 1 || bookedIn(day, after(2.5)) > 2 || bookedIn(after(-1.5), day) > 1
  );
}

/** The same month of the year before was passed over as well. */
function isSeasonal({ occurrences }: CostSeries['series'], day: string): boolean {
  const month = addMonths(periodOfDay(day), -12);
  const months = occurrences.map(({ datum }) => periodOfDay(datum));
  return months.some((one) => one < month) && !months.includes(month);
}
