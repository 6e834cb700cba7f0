import { sumWithin, weekEnds } from './days.ts';
import { expectCash } from './expect.ts';
import type { CashHistory, Day } from './types.ts';

/** Weeks that are looked ahead. */
export const CASH_WEEKS = 8;
const DAYS = 7;
/** A year of past weeks, each held against what came. */
const REPLAYED = 52;
/** Books from before the first of them, to know habits and levels from. */
const KNOWN = 26 * DAYS;
/** Fewer past weeks tell nothing of what an error may be. */
const LEAST = 8;
/** Part of the errors that lies below the band, and above it. */
const OUTSIDE = 0.08;

/** Between what the balance may lie beside what is expected, in cents. */
export interface CashBand {
  readonly low: number;
  readonly high: number;
}

/** Days of the past from which the same weeks were ahead, latest first, that came true up to a day. */
export function replayDays({ first }: Pick<CashHistory, 'first'>, at: Day, step = 1): Day[] {
  const days: Day[] = [];
  for (let week = CASH_WEEKS; week < CASH_WEEKS + REPLAYED; week += step) {
    const day = at - week * DAYS;
    if (day - first < KNOWN) break;
    days.push(day);
  }
  return days;
}

/** What came less what was expected on a day of the past, up to the end of each week after it. */
export function replayErrors(history: CashHistory, at: Day): number[] {
  const ends = weekEnds(at, CASH_WEEKS);
  const { items } = expectCash(history, at, ends.at(-1) ?? at);
  return ends.map((end) => sumWithin(history.moves, at, end) - sumWithin(items, at, end));
}

/** The band of each week from the errors of past ones; null where they are too few to tell. */
export function bandsOf(errors: readonly (readonly number[])[]): (CashBand | null)[] {
  return Array.from({ length: CASH_WEEKS }, (_, week) => {
    const sorted = errors.map((each) => each[week] ?? 0).sort((one, other) => one - other);
    if (sorted.length < LEAST) return null;
    return { low: quantile(sorted, OUTSIDE), high: quantile(sorted, 1 - OUTSIDE) };
  });
}

/** Of few errors the part beyond the outermost is larger than nothing: places count from 1 to n. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length + 1) - 1;
  const below = Math.min(Math.max(Math.floor(place), 0), sorted.length - 1);
  const above = Math.min(below + 1, sorted.length - 1);
  const [low, high] = [sorted[below] ?? 0, sorted[above] ?? 0];
  return Math.round(low + (high - low) * Math.min(1, Math.max(0, place - below)));
}
