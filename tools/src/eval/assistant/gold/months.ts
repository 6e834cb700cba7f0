/** Months are integers, 202503. */
export function addMonths(month: number, count: number): number {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(index / 12) * 100 + (index % 12) + 1;
}

/** Months from the one up to the other, both included. */
export function monthsOf(from: number, to: number): number[] {
  const months: number[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Month of a day 'YYYY-MM-DD'. */
export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));
}

/** Days of the calendar in a month. */
export function daysIn(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 100), month % 100, 0)).getUTCDate();
}

/** Last day of a month, 'YYYY-MM-DD'. */
export function lastDay(month: number): string {
  const text = String(month);
  return `${text.slice(0, 4)}-${text.slice(4)}-${String(daysIn(month)).padStart(2, '0')}`;
}

/** Days from the one day to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
