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

/** True for two numbers of one run, unless one is a slip of typing away from the other. */
export function ofOneRun(one: string, other: string): boolean {
  const [left, right] = [tailOf(one), tailOf(other)];
  if (!left || !right || left.head !== right.head || left.width !== right.width) return false;
  return !isSlip(one, other);
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
