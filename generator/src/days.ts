import { addMonths, dayIn, daysInMonth, periodOfDay } from '@kengetal/ledger';

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
