import type { ReportType } from '@kengetal/contract';
import {
  addMonths,
  capitalised,
  fiscalMonths,
  fiscalYearAt,
  fiscalYearName,
  monthName,
  quarterName,
  quarterOf,
  yearAround,
  type FiscalYear,
  type Span,
} from '@kengetal/ledger';

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
