/** A step in the amounts of what comes back, cents. */
export interface Step {
  /** Index of the first at the new level. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Amounts of one level differ by no more than this part. */
const LEVEL = 0.015;
/** Times before a step, at least. */
const BEFORE = 4;

/**
 * The last step up in amounts that were steady before it and stay after it; undefined where there
 * is none. One exception is left out of account.
 * @param after how many times the new level must have come
 */
export function lastStep(amounts: readonly number[], after: number): Step | undefined {
  const to = amounts.at(-1) ?? 0;
  let at = amounts.length - 1;
  while (at > 0 && isNear(amounts[at - 1] ?? 0, to)) at -= 1;
  if (amounts.length - at < after || at < BEFORE) return undefined;
  const before = amounts.slice(0, at);
  const from = levelOf(before);
  return from === undefined || to <= from ? undefined : { at, from, to };
}

/**
 * The level that amounts end with, where they follow a price: it changes about once a year, and one
 * amount at most is out of line.
 */
function levelOf(amounts: readonly number[]): number | undefined {
  const runs: { cents: number; count: number }[] = [];
  for (const cents of amounts) {
    const last = runs.at(-1);
    if (last && isNear(cents, last.cents)) last.count += 1;
    else runs.push({ cents, count: 1 });
  }
  const levels = runs.filter(({ count }) => count > 1);
  const exceptions = runs.length - levels.length;
  const most = 1 + Math.ceil(amounts.length / 12);
  if (exceptions > 1 || levels.length > most) return undefined;
  return levels.at(-1)?.cents;
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1, Math.abs(other) * LEVEL);
