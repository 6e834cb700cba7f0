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
    for (const value of REFUSALS.longestAt(tokens, at)?.values ?? [])
      if (!isSaidOf(value, tokens, at)) found.add(value);
  }
  return found;
}

/** 'Geen heel verhaal' is what nobody asks; 'leveranciers sturen ons een rekening' is what they do. */
const isSaidOf = (value: RefusalWord, tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.text ?? '';
  const denied = /^(?:heel|hele|lange?|groot|grote|verdere?|uitgebreide?)$/.test(before)
    ? at - 2
    : at - 1;
  return (
    (/^(?:wereld|advies|toekomst)$/.test(value) && tokens[denied]?.text === 'geen') ||
    (value === 'wijzigen' &&
      /en$/.test(tokens[at]?.text ?? '') &&
      /^(?:die|[a-z]*(?:klanten|leveranciers|afnemers|debiteuren|crediteuren|opdrachtgevers|partijen|relaties|bedrijven|clienten))$/.test(
        before,
      ))
  );
};

/** 'Ik gok op de onderhoudscontracten', 'gok dat het mei was': what a person thinks himself is no request. */
const isOwnGuess = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:ik|mijn|mn)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:gok|verwacht|verwachtte|verwachting)$/.test(tokens[at]?.text ?? '')) ||
  (tokens[at]?.text === 'gok' && /^(?:op|dat)$/.test(tokens[at + 1]?.text ?? ''));
