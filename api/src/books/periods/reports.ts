import type { ReportEntry, ReportType } from '@kengetal/contract';
import { fiscalMonths, monthDays, periodRange, type FiscalYear } from '@kengetal/ledger';
import {
  capitalised,
  fiscalYearName,
  monthName,
  quarterName,
  quarterOf,
  type Span,
} from './names.ts';

/** A fiscal year of the books, with the day on which its books were as they are. */
export interface BookedYear extends FiscalYear {
  readonly as_of: string;
  /**
   * Last day that the newest of its sources tells of, where that was made before the year ended:
   * what is booked after it was booked ahead. Undefined when bookings simply go on after it.
   */
  readonly read_to?: string;
}

/** What the reports of a project depend on. */
export interface Calendar {
  readonly years: readonly BookedYear[];
  /** Months that have movements. */
  readonly months: ReadonlySet<number>;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** Every fiscal year, quarter and month that has bookings; newest first. */
export function reportEntries(calendar: Calendar): ReportEntry[] {
  const all = calendar.years.flatMap((year) => reportsOfYear(calendar, year));
  // A month in which one fiscal year ends and the next begins is one report.
  const entries = [
    ...new Map(
      all.map((entry) => [`${entry.type} ${entry.periode_min} ${entry.periode_max}`, entry]),
    ).values(),
  ];
  const order: ReportType[] = ['jaar', 'kwartaal', 'maand'];
  return entries.sort(
    (one, other) =>
      other.periode_max - one.periode_max || order.indexOf(one.type) - order.indexOf(other.type),
  );
}

function reportsOfYear(calendar: Calendar, year: BookedYear): ReportEntry[] {
  const { first, last } = fiscalMonths(year);
  const months = periodRange(first, last).filter((month) => calendar.months.has(month));
  if (months.length === 0) return [];
  const quarters = new Map(
    months.map((month) => [quarterOf(year, month).number, quarterOf(year, month)]),
  );
  const entry = (naam: string, type: ReportType, span: Span): ReportEntry => ({
    naam,
    type,
    periode_min: span.periode_min,
    periode_max: span.periode_max,
    voorlopig: isProvisional(calendar, year, span.periode_max),
  });
  return [
    entry(fiscalYearName(year), 'jaar', { periode_min: first, periode_max: last }),
    ...[...quarters.values()].map((quarter) =>
      entry(quarterName(year, quarter.number), 'kwartaal', quarter),
    ),
    ...months.map((month) =>
      entry(capitalised(monthName(month)), 'maand', { periode_min: month, periode_max: month }),
    ),
  ];
}

/** True while the period runs, or when the books were read before it ended. */
function isProvisional({ today }: Calendar, { as_of }: BookedYear, periode: number): boolean {
  const { last } = monthDays(periode);
  return last >= today || last >= as_of;
}
