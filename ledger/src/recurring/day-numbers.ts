import { addMonths, daysInMonth, monthDays, periodOfDay } from '../periods/months.ts';

const DAYS_TO_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Number of a day 'YYYY-MM-DD' on one scale, so that days can be subtracted. */
export function dayNumber(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leap = month > 2 && daysInMonth(year, 2) === 29 ? 1 : 0;
  return before * 365 + leaps + (DAYS_TO_MONTH[month - 1] ?? 0) + leap + Number(day.slice(8));
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** A day some days later, or before for less than none, 'YYYY-MM-DD'. */
export function dayAfter(day: string, days: number): string {
  const lengthOf = (month: number) => daysInMonth(Math.floor(month / 100), month % 100);
  let periode = periodOfDay(day);
  let left = Number(day.slice(8)) + days;
  while (left < 1) {
    periode = addMonths(periode, -1);
    left += lengthOf(periode);
  }
  while (left > lengthOf(periode)) {
    left -= lengthOf(periode);
    periode = addMonths(periode, 1);
  }
  return dayOf(periode, left);
}

/** The same day some months later; the last day of a month that is too short. */
export function dayMonthsAfter(day: string, months: number): string {
  return dayOf(addMonths(periodOfDay(day), months), Number(day.slice(8)));
}

function dayOf(periode: number, day: number): string {
  const { first, last } = monthDays(periode);
  const length = Number(last.slice(8));
  return first.slice(0, 8) + String(Math.min(day, length)).padStart(2, '0');
}
