/** Letters and digits of a text, for comparison. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** True for texts that differ in case and punctuation alone; nothing is like nothing. */
export const alike = (one: string, other: string): boolean =>
  bare(one) !== '' && bare(one) === bare(other);

/** True for numbers of one invoice: zeros before it, signs and spaces do not count. */
export const sameNumber = (one: string, other: string): boolean =>
  digitsOf(one) === digitsOf(other);

const digitsOf = (number: string) => bare(number).replace(/^0+/, '');

/** Numbers so near are of invoices that were written one after the other. */
const NEAR = 3;

/** True for numbers that follow each other. */
export function inSequence(one: string, other: string): boolean {
  const [left, right] = [tailOf(one), tailOf(other)];
  if (!left || !right || left.head !== right.head) return false;
  return Math.abs(left.tail - right.tail) <= NEAR;
}

/** Shorter numbers are within others by chance. */
const TELLING = 3;

/**
 * True when the second number may be the first with a slip of typing: a part of it is missing or
 * added at an end, two characters beside each other are exchanged, or one is another. A digit that
 * makes it a later number of the same run does not: that is the next bill.
 */
export function isSlip(first: string, second: string): boolean {
  const [one, other] = [digitsOf(first), digitsOf(second)];
  if (one.length !== other.length) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= TELLING && (long.startsWith(short) || long.endsWith(short));
  }
  const at = [...one].flatMap((letter, index) => (letter === other[index] ? [] : [index]));
  const [left = 0, right] = at;
  if (right === undefined) return !isLater(first, second);
  const isExchange = one[left] === other[right] && one[right] === other[left];
  return at.length === 2 && right === left + 1 && isExchange;
}

function isLater(first: string, second: string): boolean {
  const [one, other] = [tailOf(first), tailOf(second)];
  return (
    one !== undefined && other !== undefined && one.head === other.head && one.tail < other.tail
  );
}

/** A number as its last digits and what stands before them; undefined without digits at its end. */
export function tailOf(
  number: string,
): { readonly head: string; readonly tail: number; readonly width: number } | undefined {
  const match = /^(.*?)(\d{1,12})$/.exec(number);
  if (!match) return undefined;
  const [, head = '', digits = ''] = match;
  return { head, tail: Number(digits), width: digits.length };
}
