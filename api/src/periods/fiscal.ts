import type { ReportType } from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  fiscalYear,
  fiscalYearAt,
  type FiscalYear,
} from '../ledger/index.ts';
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

/** The fiscal year of a month; outside the books a year of twelve months in line with them. */
export function yearAround(years: readonly FiscalYear[], periode: number): FiscalYear {
  const known = fiscalYearAt(years, periode);
  if (known) return known;
  const startMonth = years[0] ? fiscalMonths(years[0]).first % 100 : 1;
  const sameYear = yearOf(periode) * 100 + startMonth;
  const first = sameYear <= periode ? sameYear : sameYear - 100;
  return fiscalYear(dayOne(first), dayOne(addMonths(first, MONTHS_IN_YEAR)));
}

function dayOne(periode: number): string {
  return `${yearOf(periode)}-${String(periode % 100).padStart(2, '0')}-01`;
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
