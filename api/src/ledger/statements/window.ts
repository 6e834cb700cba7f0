import { fiscalMonths, fiscalYearAt } from '../periods.ts';
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
 * @returns null for a stock in a month that no fiscal year of the books holds
 */
export function windowOf(
  basis: BookedDefinition['basis'],
  range: PeriodRange,
  years: readonly FiscalYear[],
): Window | null {
  const movements: LineKind[] = coversYears(range, years) ? ['mutatie', 'afsluiting'] : ['mutatie'];
  if (basis === 'flow') return { ...range, soorten: movements };
  const year = fiscalYearAt(years, range.periode_max);
  if (!year) return null;
  const { first } = fiscalMonths(year);
  return {
    periode_min: first,
    periode_max: range.periode_max,
    soorten: ['opening', ...movements],
  };
}
