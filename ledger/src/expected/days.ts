import { dayAfter, dayNumber } from '../recurring/day-numbers.ts';
import type { Day, DayCents } from './types.ts';

const BASE = '2000-01-01';
const NUMBER = dayNumber(BASE);
const DAYS = 7;

/** A day of the scale as text, YYYY-MM-DD. */
export const dayText = (day: Day): string => dayAfter(BASE, day - NUMBER);

/** Cents after a day, up to and including another. */
export function sumWithin(days: readonly DayCents[], after: Day, until: Day): number {
  let sum = 0;
  for (const { day, cents } of days) if (day > after && day <= until) sum += cents;
  return sum;
}

/** Last days of weeks of ISO 8601 that end after a day; the first may have passed in part. */
export function weekEnds(at: Day, weeks: number): Day[] {
  // Day 1 was a Monday.
  const first = Math.ceil((at + 1) / DAYS) * DAYS;
  return Array.from({ length: weeks }, (_, week) => first + week * DAYS);
}
