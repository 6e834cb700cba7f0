import type { ReportType } from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  fiscalYear,
  fiscalYearAt,
  monthsBetween,
  type FiscalYear,
} from '@kengetal/ledger';
import {
  capitalised,
  fiscalYearName,
  monthName,
  quarterName,
  quarterOf,
  yearOf,
  type Span,
} from './names.ts';

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

/**
 * Months whose balance stands at the end of a span for who looks from after it: where a fiscal year
 * ends there, all of that year, as only that has its closing bookings.
 */
export function standAfter(years: readonly FiscalYear[], span: Span): Span {
  const { periode_min, periode_max } = span;
  // A month that two years share is closed by the second of them.
  const year = fiscalYearAt([...years].reverse(), periode_max);
  const { first, last } = year ? fiscalMonths(year) : { first: periode_min, last: undefined };
  return { periode_min: last === periode_max ? first : periode_min, periode_max };
}

/** A span with the name that its type gives it. */
export interface NamedSpan extends Span {
  /** As a heading: 'Maart 2025', '1e kwartaal 2025', 'Boekjaar 2025'. */
  readonly naam: string;
}

/** The month, quarter or fiscal year before the one that begins with this month. */
export function reportBefore(
  type: ReportType,
  years: readonly FiscalYear[],
  periodeMin: number,
): NamedSpan {
  const last = addMonths(periodeMin, -1);
  if (type === 'maand') {
    return { naam: capitalised(monthName(last)), periode_min: last, periode_max: last };
  }
  const year = yearAround(years, last);
  if (type === 'kwartaal') {
    const { number, periode_min, periode_max } = quarterOf(year, last);
    return { naam: quarterName(year, number), periode_min, periode_max };
  }
  const months = fiscalMonths(year);
  return { naam: fiscalYearName(year), periode_min: months.first, periode_max: months.last };
}
