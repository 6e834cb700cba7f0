import type { DayRange } from './types.ts';

/** True when some day from one up to another, both included, was never read. */
export function isUnreadWithin(
  unread: readonly DayRange[] | undefined,
  first: string,
  last: string,
): boolean {
  return unread?.some((range) => range.first <= last && first <= range.last) ?? false;
}

/** What was booked one after the other in books that were read all the time between. */
export function readInTurn<Booked extends { readonly datum: string }>(
  bookings: readonly Booked[],
  unread: readonly DayRange[] | undefined,
): (readonly [before: Booked, after: Booked])[] {
  return bookings.slice(1).flatMap((after, index) => {
    const before = bookings[index];
    const isKnown = before && !isUnreadWithin(unread, before.datum, after.datum);
    return isKnown ? [[before, after] as const] : [];
  });
}
