import { isPeriode } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { addMonths, monthOfYear, yearOf } from './months.ts';

/** Months next to each other in the grid of a year. */
const COLUMNS = 3;

const KEYS: Partial<Record<string, (month: number) => number>> = {
  ArrowLeft: (month) => addMonths(month, -1),
  ArrowRight: (month) => addMonths(month, 1),
  ArrowUp: (month) => addMonths(month, -COLUMNS),
  ArrowDown: (month) => addMonths(month, COLUMNS),
  PageUp: (month) => addMonths(month, -12),
  PageDown: (month) => addMonths(month, 12),
  Home: (month) => monthOfYear(yearOf(month), 1),
  End: (month) => monthOfYear(yearOf(month), 12),
};

/** Where a key leads from a month of the grid; null when it leads nowhere. */
export function monthAfterKey(month: number, key: string): number | null {
  const next = KEYS[key]?.(month);
  return next !== undefined && isPeriode(next) ? next : null;
}

/** The months of a year in rows. */
export function rowsOf(year: number): number[][] {
  const months = Array.from({ length: 12 }, (_, index) => monthOfYear(year, index + 1));
  const starts = months.filter((_, index) => index % COLUMNS === 0);
  return starts.map((start) => months.filter((one) => one >= start && one < start + COLUMNS));
}

/** The period between two months, whichever was chosen first. */
export function periodBetween(one: number, other: number): Period {
  return { periode_min: Math.min(one, other), periode_max: Math.max(one, other) };
}

export const holds = (period: Period, month: number): boolean =>
  period.periode_min <= month && month <= period.periode_max;
