import type { FiscalYear } from '../types.ts';
import { addMonths, fiscalMonths, fiscalYear, fiscalYearAt, monthsBetween } from './months.ts';
import { yearOf } from './names.ts';

const MONTHS_IN_YEAR = 12;
/** Where years without any books begin. */
const JANUARY = 200001;

/**
 * The fiscal year of a month. Outside the books it is a year of twelve months: after a fiscal year
 * counted from its end, before the first one back from its start. It ends where a next one begins.
 */
export function yearAround(years: readonly FiscalYear[], periode: number): FiscalYear {
  const known = fiscalYearAt(years, periode);
  if (known) return known;
  const months = years.map(fiscalMonths);
  const ended = months.filter(({ last }) => last < periode).map(({ last }) => last);
  const coming = months.filter(({ first }) => first > periode).map(({ first }) => first);
  const next = coming.length === 0 ? undefined : Math.min(...coming);
  const start = ended.length === 0 ? (next ?? JANUARY) : addMonths(Math.max(...ended), 1);
  const yearsOn = Math.floor(monthsBetween(start, periode) / MONTHS_IN_YEAR);
  const first = addMonths(start, yearsOn * MONTHS_IN_YEAR);
  const after = addMonths(first, MONTHS_IN_YEAR);
  return fiscalYear(dayOne(first), dayOne(next === undefined ? after : Math.min(after, next)));
}

function dayOne(periode: number): string {
  return `${yearOf(periode)}-${String(periode % 100).padStart(2, '0')}-01`;
}
