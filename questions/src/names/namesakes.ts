import type { BookedAs, KnownRelation } from '../world.ts';

/**
 * Of relations with the same name those of which there is something in the books, of these kinds if
 * any is told; all where there is none. 'Hendriks' of three in the file is the one that buys.
 */
export function withBooked(
  items: readonly KnownRelation[],
  kindsOf: (relation: KnownRelation) => readonly BookedAs[] = () => [],
): readonly KnownRelation[] {
  if (items.length < 2) return items;
  const some = items.filter(({ booked = [] }) => booked.length > 0);
  const all = some.length > 0 ? some : items;
  const found = all.filter((each) => kindsOf(each).some((kind) => each.booked?.includes(kind)));
  return found.length > 0 ? found : all;
}
