import { isDutch } from './dutch.ts';

const SHORTEST = 6;
const LONG_WORD = 4;
/** Small words that are typed without a space before or behind them. */
const JOINING: ReadonlySet<string> = new Set(
  'per pr in van dit deze vorig vorige afgelopen'.split(' '),
);
const UNITS: ReadonlySet<string> = new Set(['mnd', 'kw']);

/**
 * The fewest known words that a text without spaces is made of, with a small one among them:
 * 'omzetvorigjaar', 'kostenperkwartaal'.
 */
export function apart(text: string, known: ReadonlySet<string>): readonly string[] | undefined {
  if (text.length < SHORTEST || !/^[a-z]{1,40}$/.test(text) || isDutch(text)) return undefined;
  const isWord = (word: string) =>
    JOINING.has(word) || UNITS.has(word) || (word.length >= LONG_WORD && known.has(word));
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const [before, word] = [best[start], text.slice(start, end)];
      if (before && before.length + 1 < (best[end]?.length ?? Infinity) && isWord(word))
        best[end] = [...before, word];
    }
  }
  const words = best[text.length] ?? [];
  const isSaid =
    words.some((word) => JOINING.has(word)) && words.some((word) => word.length >= LONG_WORD);
  return isSaid && words.length > 1
    ? words.map((word) => (word === 'pr' ? 'per' : word))
    : undefined;
}
