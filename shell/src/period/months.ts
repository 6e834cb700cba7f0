/** Arithmetic of months as integers YYYYMM. */

/** First and last month that the product knows (specification §5). */
export const FIRST_MONTH = 190001;
export const LAST_MONTH = 210012;

/** Whether a number is a month YYYYMM that the product knows (specification §5). */
export function isPeriode(value: number): boolean {
  const month = value % 100;
  const known = value >= FIRST_MONTH && value <= LAST_MONTH;
  return Number.isInteger(value) && known && month >= 1 && month <= 12;
}

export const yearOf = (periode: number): number => Math.trunc(periode / 100);

export const monthOfYear = (year: number, month: number): number => year * 100 + month;

/** Months since January of year 0, so that months can be added and compared. */
const indexOf = (periode: number) => yearOf(periode) * 12 + (periode % 100) - 1;

/** The month so many months on; it may lie beyond what the product knows. */
export function addMonths(periode: number, count: number): number {
  const index = indexOf(periode) + count;
  return monthOfYear(Math.floor(index / 12), (index % 12) + 1);
}

/** How many months the second lies after the first. */
export const monthsBetween = (from: number, to: number): number => indexOf(to) - indexOf(from);

/** The month of an instant (milliseconds) where the user is. */
export function monthOfInstant(now: number): number {
  const instant = new Date(now);
  return monthOfYear(instant.getFullYear(), instant.getMonth() + 1);
}
