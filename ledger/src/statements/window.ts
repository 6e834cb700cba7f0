import { fiscalMonths, fiscalYearAt } from '../periods/months.ts';
import type { BookedDefinition } from '../definitions/types.ts';
import type { FiscalYear, LineKind } from '../types.ts';

/** Months that a user chose, YYYYMM, both included. */
export interface PeriodRange {
  periode_min: number;
  periode_max: number;
}

/** Which lines a figure adds up: those of these months and kinds. */
export interface Window extends PeriodRange {
  soorten: LineKind[];
  /** Label of the only fiscal year that counts, where its first or last month has another too. */
  boekjaar?: string;
}

/**
 * True when a range begins and ends with fiscal years. Only then closing periods (13 and beyond)
 * count (design §5, Lines).
 */
export function coversYears(range: PeriodRange, years: readonly FiscalYear[]): boolean {
  const months = years.map(fiscalMonths);
  return (
    months.some(({ first }) => first === range.periode_min) &&
    months.some(({ last }) => last === range.periode_max)
  );
}

/**
 * Lines of a figure. A flow takes the movements of the range. A stock takes the fiscal year of
 * periode_max: its opening and its movements up to that month.
 * @returns null for a stock in a month that no fiscal year of the books holds, or more than one
 *   from day to day: their openings cannot be told apart
 */
export function windowOf(
  basis: BookedDefinition['basis'],
  range: PeriodRange,
  years: readonly FiscalYear[],
): Window | null {
  const movements: LineKind[] = coversYears(range, years) ? ['mutatie', 'afsluiting'] : ['mutatie'];
  const whole = years.find((year) => isYear(year, range));
  if (basis === 'flow') return { ...range, soorten: movements, ...(whole && only(whole, years)) };
  const { periode_max } = range;
  const year = whole ?? lastYearAt(years, periode_max);
  if (!year || overlapping(year, years)) return null;
  const periode_min = fiscalMonths(year).first;
  return { periode_min, periode_max, soorten: ['opening', ...movements], ...only(year, years) };
}

/** A year that ends within a month shares it with the next one, which holds its end. */
function lastYearAt(years: readonly FiscalYear[], periode: number): FiscalYear | undefined {
  return fiscalYearAt([...years].reverse(), periode);
}

/** True when another fiscal year has a day in common, as that of a second administration may. */
export function overlapping(year: FiscalYear, years: readonly FiscalYear[]): boolean {
  return years.some(
    (other) =>
      other !== year && other.start_date <= year.end_date && other.end_date >= year.start_date,
  );
}

function isYear(year: FiscalYear, { periode_min, periode_max }: PeriodRange): boolean {
  const { first, last } = fiscalMonths(year);
  return first === periode_min && last === periode_max;
}

/** Names the year where its first or last month is that of another one too. */
function only(year: FiscalYear, years: readonly FiscalYear[]): Pick<Window, 'boekjaar'> {
  const { first, last } = fiscalMonths(year);
  const isShared = years.some((other) => {
    const months = fiscalMonths(other);
    return other !== year && (months.last === first || months.first === last);
  });
  return isShared && !overlapping(year, years) ? { boekjaar: year.label } : {};
}
