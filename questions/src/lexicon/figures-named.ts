import { tokensOf } from '../text/tokens.ts';
import { isMeaning, LEXICON } from './lexicon.ts';
import type { FigureKey } from './types.ts';

/** Words of a text that name a figure, with the figures that they may be. */
export interface FigureNamed {
  readonly words: string;
  readonly keys: readonly FigureKey[];
}

/** What a text calls by the name of a figure, by all the words that a question may use for it. */
export function figuresNamedIn(text: string): FigureNamed[] {
  const tokens = tokensOf(text);
  const named: FigureNamed[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length = 1, values = [] } = LEXICON.longestAt(tokens, at) ?? {};
    const keys = values.flatMap((each) => (isMeaning(each, 'figure') ? [each.value] : []));
    const words = tokens.slice(at, at + length).map(({ raw }) => raw);
    if (keys.length > 0) named.push({ words: words.join(' '), keys });
    at += length;
  }
  return named;
}
