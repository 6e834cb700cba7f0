/** Arithmetic of months as integers YYYYMM. */

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
