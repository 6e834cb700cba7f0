import type { FiscalYear, LineKind } from '../types.ts';

/** Month of a day 'YYYY-MM-DD', as YYYYMM. */
export function periodOfDay(day: string): number {
  return Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));
}

/** YYYYMM moved by a number of months. */
export function addMonths(periode: number, months: number): number {
  const index = Math.floor(periode / 100) * 12 + (periode % 100) - 1 + months;
  return Math.floor(index / 12) * 100 + (index % 12) + 1;
}

/** Months from one YYYYMM to the other; 0 when they are equal. */
export function monthsBetween(from: number, to: number): number {
  return (Math.floor(to / 100) - Math.floor(from / 100)) * 12 + (to % 100) - (from % 100);
}

/** Every YYYYMM from first to last, both included. */
export function periodRange(first: number, last: number): number[] {
  const periods: number[] = [];
  for (let periode = first; periode <= last; periode = addMonths(periode, 1)) periods.push(periode);
  return periods;
}

/** First and last day of a month, 'YYYY-MM-DD'. */
export function monthDays(periode: number): { first: string; last: string } {
  const year = Math.floor(periode / 100);
  const month = periode % 100;
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return { first: `${prefix}-01`, last: `${prefix}-${String(daysInMonth(year, month))}` };
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const DASH = 45;
const ZERO = 48;

/** Number that these characters write, -1 when they are not all digits. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** True for an existing day written 'YYYY-MM-DD'; there is no year 0. */
export function isDay(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH)
    return false;
  const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Fiscal year between two days. An end on the first of a month is taken as exclusive. */
export function fiscalYear(start_date: string, end: string): FiscalYear {
  const exclusive = end.endsWith('-01') && end > start_date;
  const end_date = exclusive ? monthDays(addMonths(periodOfDay(end), -1)).last : end;
  const [first, last] = [start_date.slice(0, 4), end_date.slice(0, 4)];
  return { label: first === last ? first : `${first}/${last}`, start_date, end_date };
}

/** First and last month of a fiscal year, YYYYMM. */
export function fiscalMonths(year: FiscalYear): { first: number; last: number } {
  const before = MONTHS.get(year);
  if (before) return before;
  const months = { first: periodOfDay(year.start_date), last: periodOfDay(year.end_date) };
  MONTHS.set(year, months);
  return months;
}

const MONTHS = new WeakMap<FiscalYear, { first: number; last: number }>();

/** The fiscal year that holds a month, or undefined. */
export function fiscalYearAt<Y extends FiscalYear>(
  years: readonly Y[],
  periode: number,
): Y | undefined {
  return years.find((year) => {
    const { first, last } = fiscalMonths(year);
    return first <= periode && periode <= last;
  });
}

/**
 * Where a period number of the source is reported (design §5): number n in month n of the fiscal
 * year, 0 as opening, a number beyond the last month as closing in that month.
 */
export function reportingPeriod(
  year: FiscalYear,
  number: number,
): { periode: number; soort: LineKind } {
  const { first, last } = fiscalMonths(year);
  if (number <= 0) return { periode: first, soort: 'opening' };
  if (number > monthsBetween(first, last) + 1) return { periode: last, soort: 'afsluiting' };
  return { periode: addMonths(first, number - 1), soort: 'mutatie' };
}

/** Day of a month, 'YYYY-MM-DD'; beyond the end it is the last day. */
export function dayIn(periode: number, day: number): string {
  const last = daysInMonth(Math.floor(periode / 100), periode % 100);
  return `${monthDays(periode).first.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}
