import { LEXICON } from '../lexicon/lexicon.ts';
import type { PeriodScan } from '../periods/marks.ts';
import { UNITS } from '../periods/time-words.ts';
import type { Token } from '../text/tokens.ts';

/**
 * The longest phrase at a word; 'omzet kwartaal 2' is no quarter that is looked for, but one that is said,
 * and of 'het meest recente boekjaar' the article stands before a period.
 */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  periods: PeriodScan,
): ReturnType<typeof LEXICON.longestAt> {
  const phrase = LEXICON.longestAt(tokens, at);
  const isArticle = (phrase?.length ?? 0) > 1 && /^(?:de|het)$/.test(tokens[at]?.text ?? '');
  if (isArticle && (periods.at(at + 1)?.length ?? 0) >= (phrase?.length ?? 0))
    return LEXICON.longestAt(tokens.slice(0, at + 1), at);
  const last = at + (phrase?.length ?? 0) - 1;
  const isSaid =
    phrase !== undefined &&
    last > at &&
    phrase.values.some(({ role }) => role === 'figure') &&
    UNITS.longestAt(tokens, last) !== undefined &&
    (periods.at(last)?.length ?? 0) > 1;
  return isSaid ? LEXICON.longestAt(tokens.slice(0, last), at) : phrase;
}
