import { tokensOf, type Token } from '../text/tokens.ts';
import { isEmptyWord, nameWords } from './name-index.ts';

const LEAST = 2;

/**
 * A question without the name of the company that it is about: 'de solvabiliteit van Oost Techniek'.
 * Of a name of which each word means something else, nothing goes: 'Brandstof B.V.'.
 */
export function withoutOwnName(
  tokens: readonly Token[],
  name: string | undefined,
  isOther: (word: string) => boolean,
): readonly Token[] {
  const words = nameWords(name ?? '');
  const letters = words.join('').length;
  if (words.length < LEAST && letters < 6) return tokens;
  const short = shortName(name ?? '', isOther);
  for (let from = 0; from < tokens.length; from += 1) {
    const whole = words.every(isOther) ? undefined : endOfName(tokens, from, words);
    const to = whole ?? (short && endOfName(tokens, from, short));
    if (to !== undefined) return [...tokens.slice(0, from), ...tokens.slice(to)];
  }
  return tokens;
}

const LONG = 6;

/** How its people call a company: 'De Brug' of Installatiebedrijf De Brug, 'Lindeboom' of its bureau. */
function shortName(name: string, isOther: (word: string) => boolean): string[] | undefined {
  const all = tokensOf(name)
    .map(({ text }) => text)
    .filter((word) => !FORM.test(word));
  const [last = '', before = ''] = all.toReversed();
  if (all.length < LEAST || isOther(last) || isEmptyWord(last)) return undefined;
  if (isEmptyWord(before)) return [before, last];
  return last.length >= LONG ? [last] : undefined;
}

const FORM = /^(?:bv|nv|vof)$/;

/** Where a name ends that begins at a word; what tells no name apart may be left out of it. */
export function endOfName(
  tokens: readonly Token[],
  from: number,
  words: readonly string[],
): number | undefined {
  let at = from;
  for (const word of words) {
    while (at > from && isEmptyWord(tokens[at]?.text ?? '')) at += 1;
    if (tokens[at]?.text !== word) return undefined;
    at += 1;
  }
  return FORM.test(tokens[at]?.text ?? '') ? at + 1 : at;
}
