import { addMonths, monthDays } from '../periods/months.ts';
import type { MonthCents } from './types.ts';

/** Months in a row that make something monthly. */
const LEAST = 3;
/** Above the middle of the months by more than this part is extra: holiday pay, a bonus. */
const EXTRA = 0.25;
/** Stands for the last day of any month. */
const LAST_DAY = 31;
/** Days that a payday may move for a weekend. */
const SLACK = 5;

/**
 * The last usual month of what comes every month up to this one or the one before; undefined where
 * it does not, or no longer. A month with extra pay is not a usual one.
 */
export function usualMonth<Month extends MonthCents>(
  months: readonly Month[],
  now: number,
): Month | undefined {
  const last = months.at(-1);
  if (!last || last.periode < addMonths(now, -1) || months.length < LEAST) return undefined;
  const isMonthly = months
    .slice(-LEAST)
    .every(({ periode }, index) => periode === addMonths(last.periode, index - LEAST + 1));
  return isMonthly ? months.findLast((one) => !isExtra(one, months)) : undefined;
}

/** True for a month with clearly more than is usual. */
export function isExtra({ cents }: MonthCents, months: readonly MonthCents[]): boolean {
  const sizes = months.map((one) => Math.abs(one.cents)).sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return Math.abs(cents) > middle * (1 + EXTRA);
}

/**
 * Usual day of the month, 31 for the last one, by the latest months; undefined where the days differ
 * by more than a weekend.
 */
export function usualDay(months: readonly MonthCents[]): number | undefined {
  const days = months
    .slice(-LEAST)
    .map(dayOf)
    .sort((one, other) => one - other);
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  return last - first > SLACK ? undefined : days[Math.floor(days.length / 2)];
}

/** Day on which a month books most, 31 where it is the last. */
function dayOf({ days, periode }: MonthCents): number {
  const [most] = [...days].sort((one, other) => Math.abs(other.cents) - Math.abs(one.cents));
  if (!most) return 0;
  return most.datum === monthDays(periode).last ? LAST_DAY : Number(most.datum.slice(8));
}
