/** Repeatable chance: the same seed gives the same administration. */
export interface Random {
  /** Whole number from low to high, both included. */
  whole(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Chance that belongs to a number, without any state. 32 bits. */
export function hash(seed: number, number: number): number {
  let mixed = Math.imul(seed ^ Math.imul(number, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Mulberry32: small, fast and good enough for make-believe books. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const whole = (low: number, high: number) => low + (next() % (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return { whole, pick };
}

/** A part of an amount in hundredths of a percent, rounded to a cent. */
export function share(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}

/** An amount in n uneven parts that add up to it. */
export function split(cents: number, n: number, random: Random): number[] {
  const weights = Array.from({ length: n }, () => random.whole(50, 150));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = cents;
  return weights.map((weight, index) => {
    const part = index === n - 1 ? left : Math.floor((cents * weight) / total);
    left -= part;
    return part;
  });
}
