import { dayAfter, dayMonthsAfter, dayNumber } from './day-numbers.ts';

/** A week from Monday to Sunday. */
export interface Week {
  /** 1 to 53. */
  readonly week: number;
  /** YYYY-MM-DD */
  readonly first: string;
  readonly last: string;
}

const DAYS = 7;
const THURSDAY = 3;

/**
 * Weeks that hold the days from the first up to and including the last. The first week of a year is
 * the one with its first Thursday (ISO 8601).
 */
export function weeksWithin(first: string, last: string): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = dayAfter(monday, DAYS)) {
    weeks.push({ week: weekOf(monday), first: monday, last: dayAfter(monday, DAYS - 1) });
  }
  return weeks;
}

function mondayOf(day: string): string {
  // Day 1 of year 1 was a Monday.
  const since = (dayNumber(day) - 1) % DAYS;
  const monthBefore = dayMonthsAfter(day, -1);
  return dayAfter(monthBefore, dayNumber(day) - since - dayNumber(monthBefore));
}

function weekOf(monday: string): number {
  const thursday = dayAfter(monday, THURSDAY);
  const newYear = dayNumber(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((dayNumber(thursday) - newYear) / DAYS) + 1;
}
