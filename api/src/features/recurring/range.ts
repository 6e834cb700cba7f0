import type { Booking, ChosenSeries } from '@kengetal/ledger';

/** The last times that a series came with its lowest and its highest amount; none where it is fixed. */
export function rangeIndexes({ amounts, occurrences }: ChosenSeries): number[] {
  const { kind, lowest, highest } = amounts;
  if (kind !== 'variabel' || lowest === highest) return [];
  return [lowest, highest].map((amount) =>
    occurrences.findLastIndex(({ cents }) => Math.abs(cents) === amount),
  );
}

/**
 * Between what the amounts of a series vary; undefined where it is fixed, or was kept by an earlier
 * version without the bookings at its ends and is still to be found again.
 */
export function rangeOf(series: ChosenSeries): { lowest: Booking; highest: Booking } | undefined {
  const [lowest, highest] = rangeIndexes(series).map((index) => series.occurrences[index]);
  const isKept = lowest?.evidence.length && highest?.evidence.length;
  return isKept ? { lowest, highest } : undefined;
}
