import type { KnownNames } from '../text/spelt.ts';
import { tokenOf, tokensOf, type Token } from '../text/tokens.ts';
import { isMeaning, LEXICON, SPELLING } from './lexicon.ts';
import type { FigureKey } from './types.ts';

/** A text with more words than this is no question that was typed in a hurry. */
const MOST_CORRECTED = 60;

/**
 * Words of a text with errors put right, of which some may be of names.
 *
 * @param isOther further words that are right as they stand
 */
export function correctedTokens(
  text: string,
  { isName, nameWords, isNamePair }: KnownNames,
  isOther: (text: string) => boolean = () => false,
): Token[] {
  const said = withSign(tokensOf(text));
  if (said.length > MOST_CORRECTED) return said;
  const names = { isName: (word: string) => isName(word) || isOther(word), nameWords, isNamePair };
  const tokens = besideOther(said);
  return tokens.flatMap((_, at) => SPELLING.corrected(tokens, at, names));
}

/** Figures that begin at a word. */
const figuresFrom = (tokens: readonly Token[], from: number): FigureKey[] =>
  LEXICON.longestAt(tokens, from)?.values.flatMap((each) =>
    isMeaning(each, 'figure') ? [each.value] : [],
  ) ?? [];

/** Figures that end before a word, a year or quarter behind them left out. */
function figuresUpTo(tokens: readonly Token[], to: number): FigureKey[] {
  const end = /^(?:20\d\d|q[1-4])$/.test(tokens[to - 1]?.text ?? '') ? to - 1 : to;
  return tokens
    .slice(0, Math.max(0, end))
    .flatMap((_, from) =>
      from + (LEXICON.longestAt(tokens, from)?.length ?? 0) === end
        ? figuresFrom(tokens, from)
        : [],
    );
}

/** 'Omzet vs kosten 2024': no period is what one figure is held against where it is another one. */
const besideOther = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const before = /^(?:vs|versus)$/.test(token.text) ? figuresUpTo(tokens, at) : [];
    const isTwo =
      before.length > 0 && figuresFrom(tokens, at + 1).some((key) => !before.includes(key));
    return isTwo ? tokenOf('en') : token;
  });

/** 'Omzet - inkoop': a dash between two figures takes off; more of them make a list. */
function withSign(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ isMinus }) => isMinus === true);
  const isOne = at > 0 && tokens.every(({ isMinus }, place) => isMinus !== true || place === at);
  const isBetween =
    isOne && figuresFrom(tokens, at).length > 0 && figuresUpTo(tokens, at).length > 0;
  return isBetween ? [...tokens.slice(0, at), tokenOf('min'), ...tokens.slice(at)] : [...tokens];
}
