const letters = (text: string): string => [...text].sort().join('');
const single = (text: string): string => text.replace(/(.)\1/g, '$1');

/** Whether a word has the letters of a text in their order, and more. */
export function isWithin(text: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === text[at]) at += 1;
  return at === text.length;
}

/** A letter left out, letters swapped, one doubled or not: no other word is made so. */
export const isSlip = (text: string, word: string): boolean =>
  isWithin(text, word) || letters(text) === letters(word) || single(text) === single(word);

/** Forms of one word: they differ in their last two letters at most. */
export const isSame = (one: string, other: string): boolean =>
  one.startsWith(other.slice(0, -2)) || other.startsWith(one.slice(0, -2));

const consonants = (text: string): string => text.replace(/[aeiou]/g, '');

/** 'omzt' and 'kwrtl' leave out nothing but vowels. */
export function isAbbreviation(text: string, word: string): boolean {
  const isShorter = text.length >= 4 && word.length > text.length && word.length <= text.length + 4;
  if (!isShorter) return false;
  const left = consonants(text);
  return text.length - left.length <= 1 && left === consonants(word) && isWithin(text, word);
}
