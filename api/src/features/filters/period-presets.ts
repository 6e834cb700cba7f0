import type { PeriodFilter } from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  type FiscalYear,
  fiscalYearName,
  monthName,
  periodOfDay,
  quarterName,
  quarterOf,
  shortMonth,
  type Span,
  yearAround,
} from '@kengetal/ledger';

/** What the presets count from. */
export interface PresetBasis {
  readonly years: readonly FiscalYear[];
  /** First and last month with movements; undefined without books. */
  readonly booked?: Span;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/**
 * The presets of the period selector. They count back from the current month or, when the books
 * end earlier, from the last booked month, and then say so. Order and names are such that the
 * default (the first with 3 months) is in the month-only list too.
 */
export function presetsOf({ years, booked, today }: PresetBasis): PeriodFilter[] {
  const current = periodOfDay(today);
  const isCurrent = !booked || booked.periode_max >= current;
  // Books that only begin after today have no month to count back from but their last.
  const anchor =
    booked && (!isCurrent || booked.periode_min > current) ? booked.periode_max : current;
  const names = isCurrent && anchor === current ? namesOfToday : namesOfBooks(anchor);
  const year = yearAround(years, anchor);
  const quarter = quarterOf(year, anchor);
  const before = addMonths(quarter.periode_min, -1);
  const yearBefore = yearAround(years, addMonths(fiscalMonths(year).first, -1));
  const quarterBefore = quarterOf(yearAround(years, before), before);
  const presets = [
    preset(names.months(3), addMonths(anchor, -2), anchor),
    preset(names.month(anchor, 0), anchor, anchor),
    preset(names.month(addMonths(anchor, -1), 1), addMonths(anchor, -1), addMonths(anchor, -1)),
    preset(names.months(12), addMonths(anchor, -11), anchor),
    preset(names.quarter(year, quarter.number, 0), quarter.periode_min, quarter.periode_max),
    preset(
      names.quarter(yearAround(years, before), quarterBefore.number, 1),
      quarterBefore.periode_min,
      quarterBefore.periode_max,
    ),
    preset(names.year(year, 0), fiscalMonths(year).first, fiscalMonths(year).last),
    preset(
      names.year(yearBefore, 1),
      fiscalMonths(yearBefore).first,
      fiscalMonths(yearBefore).last,
    ),
  ];
  return booked ? presets.filter((each) => overlaps(each, booked)) : presets;
}

interface Names {
  months(count: number): string;
  month(periode: number, back: 0 | 1): string;
  quarter(year: FiscalYear, number: number, back: 0 | 1): string;
  year(year: FiscalYear, back: 0 | 1): string;
}

const namesOfToday: Names = {
  months: (count) => `Afgelopen ${count} maanden`,
  month: (_periode, back) => (back ? 'Vorige maand' : 'Deze maand'),
  quarter: (_year, _number, back) => (back ? 'Vorig kwartaal' : 'Dit kwartaal'),
  year: (_year, back) => (back ? 'Vorig boekjaar' : 'Dit boekjaar'),
};

/** Month-only lists keep names with 'maand', hence 'Maand maart 2025'. */
function namesOfBooks(anchor: number): Names {
  return {
    months: (count) => `Afgelopen ${count} maanden t/m ${shortMonth(anchor)}`,
    month: (periode) => `Maand ${monthName(periode)}`,
    quarter: quarterName,
    year: fiscalYearName,
  };
}

function preset(naam: string, periode_min: number, periode_max: number): PeriodFilter {
  return { naam, periode_min, periode_max };
}

function overlaps(one: Span, other: Span): boolean {
  return one.periode_min <= other.periode_max && one.periode_max >= other.periode_min;
}
