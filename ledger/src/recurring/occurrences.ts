import { monthsBetween } from '../periods/months.ts';
import { dayNumber } from './day-numbers.ts';
import type { Item } from './items.ts';
import type { Beat } from './rhythm.ts';
import type { Booking, Occurrence } from './types.ts';

/** The times that a series came, without what only the search for a rhythm needs. */
export function occurrencesOf(beats: readonly Beat[]): Occurrence[] {
  return beats.map(({ item, doubles }) => ({ ...bare(item), doubles: doubles.map(bare) }));
}

function bare({ datum, periode, cents, evidence }: Item): Booking {
  return { datum, periode, cents, evidence };
}

/** The bookings of series once more as items in order of time, doubles too. */
export function itemsAgain(occurrences: readonly Occurrence[]): Item[] {
  return occurrences
    .flatMap(({ doubles, ...own }): Booking[] => [own, ...doubles])
    .map((one) => ({
      ...one,
      day: dayNumber(one.datum),
      month: monthsBetween(1, one.periode),
      lines: one.evidence.length,
    }))
    .sort((one, other) => one.day - other.day);
}
