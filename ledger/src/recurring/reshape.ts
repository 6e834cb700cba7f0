import { amountsOf, near } from './amounts.ts';
import { CADENCES, type CadenceKey } from './cadences.ts';
import { certaintyOf } from './certainty.ts';
import { oneADay, type Item } from './items.ts';
import { itemsAgain, occurrencesOf } from './occurrences.ts';
import { forcedRhythm, rhythmOf, type Rhythmic } from './rhythm.ts';
import type { Occurrence, RecurringSeries } from './types.ts';

/** What follows from the bookings of a series. */
type Shape = Pick<RecurringSeries, 'rhythm' | 'amounts' | 'certainty' | 'occurrences'>;
type Bookings = Pick<RecurringSeries, 'occurrences' | 'unread'>;

/** Amounts of one part lie this near to each other. */
const PART = 0.12;

/** The bookings of several series as one. */
export function combined(series: readonly RecurringSeries[]): Shape {
  const items = oneADay(itemsAgain(series.flatMap(({ occurrences }) => occurrences)));
  return shapeOf(items, series[0]?.rhythm.cadence ?? 'maandelijks', series[0]?.unread);
}

/** A series by a frequency that someone chose. */
export function timed<S extends RecurringSeries>(series: S, cadence: CadenceKey): S {
  const rhythmic = forcedRhythm(itemsAgain(series.occurrences), cadence, series.unread);
  return { ...series, ...shaped(rhythmic), certainty: series.certainty };
}

/**
 * The bookings of a series apart by amount. A booking that stands alone goes with the part before
 * it in size, so that none is lost; a single part when there is nothing to part.
 */
export function divided({ occurrences, unread }: Bookings): Shape[] {
  const items = itemsAgain(occurrences);
  const sorted = [...items].sort((one, other) => Math.abs(one.cents) - Math.abs(other.cents));
  const parts: Item[][] = [];
  for (const item of sorted) {
    const last = parts[parts.length - 1];
    const base = last?.[0];
    if (last && base && (near(item.cents, base.cents, PART) || last.length < 2)) last.push(item);
    else parts.push([item]);
  }
  const [single] = parts[parts.length - 1] ?? [];
  const before = parts[parts.length - 2];
  if (single && before && parts[parts.length - 1]?.length === 1) {
    before.push(single);
    parts.pop();
  }
  return parts.map((part) =>
    shapeOf(
      part.sort((one, other) => one.day - other.day),
      'maandelijks',
      unread,
    ),
  );
}

/** Bookings by the rhythm that they have, or else by one that is given. */
function shapeOf(
  items: readonly Item[],
  cadence: CadenceKey,
  unread: RecurringSeries['unread'],
): Shape {
  return shaped(rhythmOf(items, unread) ?? forcedRhythm(items, cadence, unread));
}

function shaped({ rhythm, beats }: Rhythmic): Shape {
  const amounts = amountsOf(
    beats.map(({ item }) => Math.abs(item.cents)),
    CADENCES[rhythm.cadence].perYear,
  );
  const occurrences: Occurrence[] = occurrencesOf(beats);
  const certainty = certaintyOf(rhythm, amounts, beats.length) ?? 'onzeker';
  return { rhythm, amounts, certainty, occurrences };
}
