import type { FiscalYear } from '../types.ts';
import { addMonths, fiscalMonths, monthsBetween, periodOfDay } from './months.ts';

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];
const SHORT_MONTHS = [
  'jan',
  'feb',
  'mrt',
  'apr',
  'mei',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dec',
];
const MONTHS_IN_QUARTER = 3;
const MONTHS_IN_YEAR = 12;

/** Months from YYYYMM to YYYYMM, both included. */
export interface Span {
  readonly periode_min: number;
  readonly periode_max: number;
}

export const yearOf = (periode: number): number => Math.floor(periode / 100);
const monthOf = (periode: number): number => periode % 100;

/** 'maart 2025', as within a sentence. */
export function monthName(periode: number): string {
  return `${bareMonth(periode)} ${yearOf(periode)}`;
}

/** A day, 'YYYY-MM-DD', as within a sentence: '31 januari 2026'. */
export function dayName(day: string): string {
  return `${String(Number(day.slice(8)))} ${monthName(periodOfDay(day))}`;
}

/** 'maart'. */
export function bareMonth(periode: number): string {
  return MONTHS[monthOf(periode) - 1] ?? '';
}

/** 'mrt 2025', as within a sentence. */
export function shortMonth(periode: number): string {
  return `${bareShortMonth(periode)} ${yearOf(periode)}`;
}

/** 'mrt'. */
export function bareShortMonth(periode: number): string {
  return SHORT_MONTHS[monthOf(periode) - 1] ?? '';
}

/** 'mrt', 'okt – dec' or 'nov 2024 – jan 2025': years only where they differ. */
export function shortSpan({ periode_min: first, periode_max: last }: Span): string {
  if (first === last) return bareShortMonth(first);
  if (yearOf(first) === yearOf(last)) return `${bareShortMonth(first)} – ${bareShortMonth(last)}`;
  return `${shortMonth(first)} – ${shortMonth(last)}`;
}

/** The same with its year: 'mrt 2025', 'okt – 14 dec 2024'. */
export function withYear(short: string, { periode_max }: Span): string {
  const year = String(yearOf(periode_max));
  return short.includes(year) ? short : `${short} ${year}`;
}

/** 'maart 2025', 'januari t/m maart 2025' or 'november 2024 t/m januari 2025'. */
export function spanName(span: Span): string {
  return spanNameTo(span, undefined);
}

/**
 * The same up to a day of the last month: '1 t/m 14 maart 2025', 'januari t/m 14 maart 2025'.
 * @param isYearSaid false where the year of the end goes without saying: '1 t/m 14 maart'
 */
export function spanNameTo(
  { periode_min: first, periode_max: last }: Span,
  day: number | undefined,
  isYearSaid = true,
): string {
  const month = isYearSaid ? monthName(last) : bareMonth(last);
  const end = day === undefined ? month : `${day} ${month}`;
  if (first === last) return day === undefined ? end : `1 t/m ${end}`;
  const start = yearOf(first) === yearOf(last) ? bareMonth(first) : monthName(first);
  return `${start} t/m ${end}`;
}

/** Number of months in a span. */
export function monthsIn({ periode_min, periode_max }: Span): number {
  return monthsBetween(periode_min, periode_max) + 1;
}

/** The span of equal length right before. */
export function spanBefore(span: Span): Span {
  const length = monthsIn(span);
  return {
    periode_min: addMonths(span.periode_min, -length),
    periode_max: addMonths(span.periode_min, -1),
  };
}

/** Quarter of the fiscal year that holds a month; quarters follow the fiscal year. */
export function quarterOf(year: FiscalYear, periode: number): Span & { number: number } {
  const { first, last } = fiscalMonths(year);
  const index = Math.floor(monthsBetween(first, periode) / MONTHS_IN_QUARTER);
  const periode_min = addMonths(first, index * MONTHS_IN_QUARTER);
  const end = addMonths(periode_min, MONTHS_IN_QUARTER - 1);
  return { number: index + 1, periode_min, periode_max: Math.min(end, last) };
}

/**
 * '1e kwartaal 2025', or '1e kwartaal boekjaar 2025/2026'; of a short or long year it says its
 * months, as two short years may bear one label.
 */
export function quarterName(year: FiscalYear, number: number): string {
  if (isCalendarYear(year)) return `${number}e kwartaal ${year.label}`;
  const name = `${number}e kwartaal boekjaar ${year.label}`;
  if (isTwelveMonths(year)) return name;
  const start = addMonths(fiscalMonths(year).first, (number - 1) * MONTHS_IN_QUARTER);
  return `${name} (${shortSpan(quarterOf(year, start))})`;
}

/** 'Boekjaar 2025' or 'Boekjaar 2025/2026'; a short or long year says its months. */
export function fiscalYearName(year: FiscalYear): string {
  return `Boekjaar ${yearLabel(year)}`;
}

/** The same without 'Boekjaar': '2025' or '2024 (jul – dec)'. */
export function yearLabel(year: FiscalYear): string {
  const { first, last } = fiscalMonths(year);
  if (isTwelveMonths(year)) return year.label;
  return `${year.label} (${shortSpan({ periode_min: first, periode_max: last })})`;
}

export function isTwelveMonths(year: FiscalYear): boolean {
  const { first, last } = fiscalMonths(year);
  return monthsBetween(first, last) + 1 === MONTHS_IN_YEAR;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Whether a fiscal year is January up to December. */
export function isCalendarYear({ start_date, end_date }: FiscalYear): boolean {
  return start_date.slice(5) === '01-01' && end_date === `${start_date.slice(0, 4)}-12-31`;
}
