import { REFUSALS, type RefusalWord } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokens.ts';

/** What makes a text no question about these books. */
export function refusalsIn(
  tokens: readonly Token[],
  taken: (place: number) => boolean,
): Set<RefusalWord> {
  const found = new Set<RefusalWord>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (taken(at) || isOwnGuess(tokens, at)) continue;
    // Asking for advice in polite words, and asking to be shown, begin alike: the longest counts.
    for (const value of REFUSALS.longestAt(tokens, at)?.values ?? []) found.add(value);
  }
  return found;
}

/** 'Ik gok op de onderhoudscontracten': what a person thinks himself is no request. */
const isOwnGuess = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'ik' && /^(?:gok|verwacht|verwachtte)$/.test(tokens[at]?.text ?? '');
