const BITS = 16;
const SIZE = 1 << BITS;

type Numbers = Int32Array | Uint32Array | Float64Array;

/**
 * Puts places 0, 1, … in the order of what arrays of whole numbers hold there: by the first array,
 * where that is equal by the second, and at last by the place itself. It counts digits of 16 bits
 * instead of comparing, from the least to the most important.
 */
export function ordered(count: number, by: readonly Numbers[]): Uint32Array {
  let order = Uint32Array.from({ length: count }, (_, place) => place);
  for (const numbers of [...by].reverse()) {
    const [least, most] = extent(numbers);
    for (let unit = 1; unit <= most - least; unit *= SIZE) {
      order = byDigit(order, (place) => Math.floor(((numbers[place] ?? 0) - least) / unit) % SIZE);
    }
  }
  return order;
}

/** The same places in the order of one digit; those with the same digit stay in their order. */
function byDigit(order: Uint32Array, digit: (place: number) => number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(SIZE + 1);
  for (const place of order) bump(next, digit(place) + 1, 1);
  for (let at = 1; at <= SIZE; at += 1) bump(next, at, next[at - 1] ?? 0);
  const result = new Uint32Array(order.length);
  for (const place of order) {
    const at = digit(place);
    result[next[at] ?? 0] = place;
    bump(next, at, 1);
  }
  return result;
}

function extent(numbers: Numbers): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return [least, most];
}

function bump(numbers: Uint32Array, at: number, by: number): void {
  numbers[at] = (numbers[at] ?? 0) + by;
}
