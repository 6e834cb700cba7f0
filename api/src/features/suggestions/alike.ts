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

/** Digits of a number that are too few to know it by. */
const FEW_DIGITS = 3;

/** True where one number is the other with something before or after it, or a slip of typing away. */
export function typedWrong(one: string, other: string): boolean {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  const isPart = long.startsWith(short) || long.endsWith(short);
  if (isPart && short.length >= FEW_DIGITS) return true;
  return one.length === other.length && isSlip(one, other);
}

/** One character is another, or two beside each other are exchanged; of texts of one length. */
function isSlip(one: string, other: string): boolean {
  const at = [...one].flatMap((letter, index) => (letter === other[index] ? [] : [index]));
  const [first = 0, second] = at;
  if (second === undefined) return true;
  const isExchange = one[first] === other[second] && one[second] === other[first];
  return at.length === 2 && second === first + 1 && isExchange;
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
