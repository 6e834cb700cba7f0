import { addMonths, daysInMonth, monthDays, periodOfDay } from '../ledger/periods.ts';

/** Day of a month, 'YYYY-MM-DD'; beyond the end it is the last day. */
export function dayIn(periode: number, day: number): string {
  const last = daysInMonth(Math.floor(periode / 100), periode % 100);
  return `${monthDays(periode).first.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** A number of days later, or earlier when it is below 0. */
export function addDays(day: string, days: number): string {
  let periode = periodOfDay(day);
  let number = Number(day.slice(8)) + days;
  while (number < 1) {
    periode = addMonths(periode, -1);
    number += daysInMonth(Math.floor(periode / 100), periode % 100);
  }
  for (;;) {
    const length = daysInMonth(Math.floor(periode / 100), periode % 100);
    if (number <= length) return dayIn(periode, number);
    number -= length;
    periode = addMonths(periode, 1);
  }
}
