/** How far from the median, in times the usual distance from it, an amount is out of the ordinary. */
const TIMES = 2.5;
/** Smaller differences are not worth a look. */
const LEAST_CENTS = 250_00;
/** Fewer amounts say nothing of what is usual. */
const LEAST_AMOUNTS = 6;

/**
 * Places of amounts that stand out: more than 2.5 times the median absolute deviation from the
 * median, and more than € 250. An account that moves in less than half of the months has no usual
 * month to stand out from.
 */
export function outliersOf(amounts: readonly (number | null)[]): number[] {
  const known = amounts.filter((cents) => cents !== null);
  const moving = known.filter((cents) => cents !== 0).length;
  if (known.length < LEAST_AMOUNTS || moving * 2 <= known.length) return [];
  const middle = median(known);
  const deviation = median(known.map((cents) => Math.abs(cents - middle)));
  return amounts.flatMap((cents, index) => {
    const distance = cents === null ? 0 : Math.abs(cents - middle);
    return distance > LEAST_CENTS && distance > TIMES * deviation ? [index] : [];
  });
}

/** The middle amount, or the mean of the two in the middle. */
function median(amounts: readonly number[]): number {
  const sorted = [...amounts].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[half]];
  return (low + high) / 2;
}
