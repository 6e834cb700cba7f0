import type { ReportEntry, ReportType } from '@kengetal/contract';
import {
  capitalised,
  dayName,
  fiscalMonths,
  type FiscalYear,
  fiscalYearName,
  monthDays,
  monthName,
  periodRange,
  quarterName,
  quarterOf,
  type Span,
} from '@kengetal/ledger';

/** A fiscal year of the books, with the day on which its books were as they are. */
export interface BookedYear extends FiscalYear {
  readonly as_of: string;
  /**
   * Last day that the newest of its sources tells of, where that was made before the year ended:
   * what is booked after it was booked ahead. Undefined when bookings simply go on after it.
   */
  readonly read_to?: string;
}

/** What the books prove to be missing: it makes reports provisional. */
export interface Lacking {
  /** Reports that end in this month or later. */
  readonly from: number;
  /** And begin in this month or before: of what goes on, undefined. */
  readonly to?: number;
  readonly kind: 'maanden' | 'bank' | 'tussenrekening';
  /** A whole sentence. */
  readonly text: string;
}

/** What the reports of a project depend on. */
export interface Calendar {
  readonly years: readonly BookedYear[];
  /** Months that have movements. */
  readonly months: ReadonlySet<number>;
  /** What the books prove to be missing. */
  readonly lacking?: readonly Lacking[];
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
  const entry = (naam: string, type: ReportType, { periode_min, periode_max }: Span) => {
    const voorlopig_omdat = whyProvisional(calendar, year, { periode_min, periode_max });
    const voorlopig = voorlopig_omdat.length > 0;
    return { naam, type, periode_min, periode_max, voorlopig, voorlopig_omdat };
  };
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

/**
 * Why what is said of a period may still change, in whole sentences: it runs, its books were read
 * before it ended, or they prove that something is missing.
 */
function whyProvisional(
  { today, lacking = [] }: Calendar,
  { as_of }: BookedYear,
  { periode_min, periode_max }: Span,
): string[] {
  const { last } = monthDays(periode_max);
  const made = `De auditfile is gemaakt op ${dayName(as_of)}, voor het einde van de periode.`;
  const unread = last >= as_of ? [made] : [];
  return [
    ...(last >= today ? ['De periode loopt nog.'] : unread),
    ...lackingOf(lacking, { periode_min, periode_max }).map(({ text }) => text),
  ];
}

/** What of that which lacks concerns a period. */
export function lackingOf(lacking: readonly Lacking[], { periode_min, periode_max }: Span) {
  return lacking.filter(
    ({ from, to }) => from <= periode_max && (to === undefined || periode_min <= to),
  );
}
