/** Months and days in Dutch, from YYYYMM integers and 'YYYY-MM-DD' strings. */

const MONTHS = [
  ['jan', 'januari'],
  ['feb', 'februari'],
  ['mrt', 'maart'],
  ['apr', 'april'],
  ['mei', 'mei'],
  ['jun', 'juni'],
  ['jul', 'juli'],
  ['aug', 'augustus'],
  ['sep', 'september'],
  ['okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december'],
] as const;

const yearOf = (periode: number) => Math.trunc(periode / 100);

/** 202503 → 'mrt'. Browsers differ in their abbreviations, so the table is ours. */
export function formatMonthShort(periode: number): string {
  return MONTHS[(periode % 100) - 1]?.[0] ?? String(periode);
}

function monthLong(periode: number): string {
  return MONTHS[(periode % 100) - 1]?.[1] ?? String(periode);
}

/** A month as a label (specification §9): 202503 → 'Mrt 2025'. */
export function formatPeriod(periode: number): string {
  const month = formatMonthShort(periode);
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} ${yearOf(periode)}`;
}

/** 'Jan 2025 - Mrt 2025', or one month when the ends are equal (specification §9). */
export function formatPeriodRange(min: number, max: number): string {
  return min === max ? formatPeriod(min) : `${formatPeriod(min)} - ${formatPeriod(max)}`;
}

/** A month inside a sentence: 'maart 2025'. */
export function formatMonth(periode: number): string {
  return `${monthLong(periode)} ${yearOf(periode)}`;
}

/** Months inside a sentence: 'januari t/m maart 2025', 'december 2024 t/m maart 2025'. */
export function formatMonths(min: number, max: number): string {
  if (min === max) return formatMonth(min);
  const first = yearOf(min) === yearOf(max) ? monthLong(min) : formatMonth(min);
  return `${first} t/m ${formatMonth(max)}`;
}

/** Short months without a year, for labels beside figures: 'jan – mrt', 'mrt'. */
export function formatMonthsShort(min: number, max: number): string {
  return min === max
    ? formatMonthShort(min)
    : `${formatMonthShort(min)} – ${formatMonthShort(max)}`;
}

const quarterOf = (periode: number) => Math.ceil((periode % 100) / 3);

/** Calendar quarter that holds the month: 202503 → 'K1 2025'. */
export function formatQuarter(periode: number): string {
  return `K${quarterOf(periode)} ${yearOf(periode)}`;
}

/** 202503 → '1e kwartaal 2025'. */
export function formatQuarterLong(periode: number): string {
  return `${quarterOf(periode)}e kwartaal ${yearOf(periode)}`;
}

export type DateStyle = 'numeric' | 'medium' | 'long' | 'day-month' | 'short';

/**
 * A calendar day 'YYYY-MM-DD': numeric '05-03-2025', medium '5 mrt 2025', long '5 maart 2025',
 * day-month '05-03', short '5 mrt'.
 */
export function formatDate(day: string, style: DateStyle = 'numeric'): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  const periode = Number(year + month);
  switch (style) {
    case 'numeric':
      return `${date}-${month}-${year}`;
    case 'day-month':
      return `${date}-${month}`;
    case 'medium':
      return `${Number(date)} ${formatMonthShort(periode)} ${year}`;
    case 'long':
      return `${Number(date)} ${monthLong(periode)} ${year}`;
    case 'short':
      return `${Number(date)} ${formatMonthShort(periode)}`;
  }
}
