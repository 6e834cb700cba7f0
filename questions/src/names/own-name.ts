import type { Token } from '../text/tokens.ts';
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
  for (let from = 0; from < tokens.length; from += 1) {
    const to = endOf(tokens, from, words);
    if (to !== undefined && !words.every(isOther)) return [...tokens.slice(0, from), ...tokens.slice(to)]; // prettier-ignore
  }
  return tokens;
}

/** Where a name ends that begins at a word; what tells no name apart may be left out of it. */
function endOf(
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
  return /^(?:bv|nv|vof)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
}
