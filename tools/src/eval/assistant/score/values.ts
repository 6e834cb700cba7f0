import type { Value } from '../gold/gold.ts';

/** A tenth of a percent point, in hundredths of a percent. */
const TOLERANCE = 10;

/** Percentages agree to a tenth of a point, all else to the unit. */
export function same(one: Value, other: Value): boolean {
  if (one.unit !== other.unit) return false;
  return Math.abs(one.value - other.value) <= (one.unit === 'percent' ? TOLERANCE : 0);
}

export const holds = (values: readonly Value[], one: Value) =>
  values.some((value) => same(value, one));
