/** Each bucket ends a tenth above where it begins, so what is read from one is less than 10 % off. */
const GROWTH = 1.1;
const BUCKETS = 128;

/** Where buckets end: the first holds what is below 1, the last whatever is beyond 164,000. */
const ENDS = Array.from({ length: BUCKETS }, (_, bucket) =>
  bucket === BUCKETS - 1 ? Infinity : GROWTH ** bucket,
);

/** How many values fell into each bucket; what is not there is 0. */
export type Histogram = readonly number[];

/** The histogram with one value more, which is 0 or larger. */
export function withValue(histogram: Histogram, value: number): number[] {
  const bucket = ENDS.findIndex((end) => value < end);
  return together([histogram, [...Array.from({ length: bucket }, () => 0), 1]]);
}

/** As long as the longest of them. */
export function together(histograms: readonly Histogram[]): number[] {
  const sums: number[] = [];
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram.entries()) sums[bucket] = (sums[bucket] ?? 0) + count;
  }
  return sums;
}

export const sizeOf = (histogram: Histogram): number =>
  histogram.reduce((sum, count) => sum + count, 0);

/**
 * The value that this part of all values is not above, such as 0.75; null without any. Interpolated
 * within its bucket: less than 10 % off, and less than 1 where it is below 1.
 */
export function quantile(histogram: Histogram, part: number): number | null {
  const rank = part * sizeOf(histogram);
  let before = 0;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && before + count >= rank) {
      const start = ENDS[bucket - 1] ?? 0;
      const end = Math.min(ENDS[bucket] ?? Infinity, start * GROWTH || 1);
      return start + ((rank - before) / count) * (end - start);
    }
    before += count;
  }
  return null;
}
