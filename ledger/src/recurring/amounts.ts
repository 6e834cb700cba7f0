import type { AmountLevel, Amounts } from './types.ts';

/** Amounts this near their median count as fixed (share of it). */
const NEAR = 0.1;
/** Amounts of one level of a price differ less than this. */
const LEVEL = 0.015;
const SHARE = 0.8;
const WHOLE = 10_000;

/** Middle value; the lower one of two, so that it is always the amount of a real booking. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** True when two amounts differ less than a part of the second. */
export function near(cents: number, base: number, part = NEAR): boolean {
  return Math.abs(cents - base) <= Math.max(1, Math.abs(base) * part);
}

/** How the amounts of a series behave, given in order of time; it comes so many times a year. */
export function amountsOf(cents: readonly number[], perYear: number): Amounts {
  const middle = median(cents);
  const within = cents.filter((each) => near(each, middle)).length / cents.length;
  const steps = levelsOf(cents, perYear);
  const isStep = steps !== undefined && steps.length > 1;
  const isFixed = steps !== undefined || within >= SHARE;
  const levels = isStep ? steps : [{ from: 0, cents: middle }];
  const current = levels[levels.length - 1]?.from ?? 0;
  return {
    kind: isStep ? 'trede' : isFixed ? 'vast' : 'variabel',
    levels,
    usual: usualIndex(cents, current),
    within: Math.round(within * WHOLE),
    lowest: Math.min(...cents),
    highest: Math.max(...cents),
  };
}

/** The last occurrence that has the median of the current level. */
function usualIndex(cents: readonly number[], from: number): number {
  return cents.lastIndexOf(median(cents.slice(from)));
}

/**
 * Levels of a price in time; undefined when amounts follow none. An amount that stands alone is an
 * exception, except at the beginning or the end, where a price may just have changed.
 */
function levelsOf(cents: readonly number[], perYear: number): AmountLevel[] | undefined {
  const runs = runsOf(cents);
  const levels: AmountLevel[] = [];
  let exceptions = 0;
  for (const [place, run] of runs.entries()) {
    const beside = place === 0 ? runs[1] : place === runs.length - 1 ? runs[place - 1] : undefined;
    const isLevel = run.count > 1 || (beside && isModerate(run.cents, beside.cents));
    const last = levels[levels.length - 1];
    if (!isLevel) exceptions += 1;
    else if (!last || !near(run.cents, last.cents, LEVEL)) levels.push(run);
  }
  const most = Math.max(cents.length >= 5 ? 1 : 0, cents.length * (1 - SHARE));
  const isPrice =
    levels.length > 0 &&
    levels.length <= levelsAllowed(cents.length, perYear) &&
    exceptions <= most;
  return isPrice ? levels.map(({ from, cents: level }) => ({ from, cents: level })) : undefined;
}

/** A price changes about once or twice a year; more steps are chance. */
function levelsAllowed(times: number, perYear: number): number {
  const years = Math.round(times / perYear);
  return times < 3 ? 1 : 1 + Math.max(1, years, Math.floor(times / 6));
}

/** Amounts after each other that are about the same. */
function runsOf(cents: readonly number[]) {
  const runs: { from: number; cents: number; count: number }[] = [];
  for (const [from, amount] of cents.entries()) {
    const last = runs[runs.length - 1];
    if (last && near(amount, last.cents, LEVEL)) last.count += 1;
    else runs.push({ from, cents: amount, count: 1 });
  }
  return runs;
}

/** A price does not double or halve: such an amount is something else. */
function isModerate(cents: number, beside: number): boolean {
  return cents < beside * 1.5 && beside < cents * 1.5;
}
