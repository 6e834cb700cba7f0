import { isPeriode } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { addMonths, monthsBetween } from './months.ts';

/** Number of months in a period, both ends included. */
export function monthsIn({ periode_min, periode_max }: Period): number {
  return monthsBetween(periode_min, periode_max) + 1;
}

export type Direction = -1 | 1;

/** The period of the same length right before or after; null beyond the years of specification §5. */
export function stepped(period: Period, direction: Direction): Period | null {
  const by = direction * monthsIn(period);
  const periode_min = addMonths(period.periode_min, by);
  const periode_max = addMonths(period.periode_max, by);
  return isPeriode(periode_min) && isPeriode(periode_max) ? { periode_min, periode_max } : null;
}

/**
 * The step that may be taken: one that leads past the last booked month on its side may not.
 * Without a known range only the years of specification §5 limit it.
 */
export function allowedStep(
  period: Period,
  direction: Direction,
  booked: Period | null,
): Period | null {
  const next = stepped(period, direction);
  if (!next || !booked) return next;
  const leavesBooks =
    direction === 1 ? next.periode_min > booked.periode_max : next.periode_max < booked.periode_min;
  return leavesBooks ? null : next;
}

/** How a period lies against the booked months. */
export type Coverage = 'inside' | 'partly' | 'before' | 'after';

export function coverageOf(period: Period, booked: Period): Coverage {
  if (period.periode_max < booked.periode_min) return 'before';
  if (period.periode_min > booked.periode_max) return 'after';
  const starts = period.periode_min >= booked.periode_min;
  const ends = period.periode_max <= booked.periode_max;
  return starts && ends ? 'inside' : 'partly';
}

/** The nearest period of the same length within the booked months, or all of them if that is less. */
export function nearestBooked(period: Period, booked: Period): Period {
  const length = monthsIn(period);
  if (length >= monthsIn(booked)) return booked;
  if (period.periode_min < booked.periode_min) {
    const { periode_min } = booked;
    return { periode_min, periode_max: addMonths(periode_min, length - 1) };
  }
  if (period.periode_max > booked.periode_max) {
    const { periode_max } = booked;
    return { periode_min: addMonths(periode_max, 1 - length), periode_max };
  }
  return period;
}
