import { LEXICON } from '../lexicon/lexicon.ts';
import { nameKey } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';

const LONGEST_NAME = 6;

/** 'Op de rekening Kas': the account of the whole name that begins at a word. */
export function accountNamedAt(
  tokens: readonly Token[],
  at: number,
  { accounts }: Vocabulary,
): { readonly account: KnownAccount; readonly to: number } | undefined {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const [account, ...others] = accounts.named.get(nameKey(words)) ?? [];
    if (account && others.length === 0 && words.length === length)
      return { account, to: at + length };
  }
  return undefined;
}

/** Accounts whose whole name stands there, of words that say something by themselves: 'algemene kosten'. */
export function accountOfWholeName(
  tokens: readonly Token[],
  { accounts }: Vocabulary,
  isTaken: (place: number) => boolean,
): { readonly account: KnownAccount; readonly from: number; readonly to: number } | undefined {
  for (let at = 0; at < tokens.length - 1; at += 1) {
    for (let length = LONGEST_NAME; length > 1; length -= 1) {
      const words = tokens.slice(at, at + length).map(({ text }) => text);
      const [only, ...others] = accounts.named.get(nameKey(words)) ?? [];
      const isWhole =
        only && others.length === 0 && words.length === length && isName(words) && !isTaken(at);
      if (isWhole && !isPhrase(tokens, at, length)) {
        return { account: only, from: at, to: at + length };
      }
    }
  }
  return undefined;
}

/** Words of which the first and the last tell something, and more than one does. */
function isName(words: readonly string[]): boolean {
  const telling = nameKey(words).split(' ');
  return telling.length > 1 && words[0] === telling[0] && words.at(-1) === telling.at(-1);
}

/** A name that is a figure of the books as well is the figure (decision 0090). */
function isPhrase(tokens: readonly Token[], at: number, length: number): boolean {
  const starts = Array.from({ length: LONGEST_NAME }, (_, back) => at - back);
  return starts.some((start) => {
    const phrase = start < 0 ? undefined : LEXICON.longestAt(tokens, start);
    const isFigure = phrase?.values.some(({ role }) => role === 'figure' || role === 'subject');
    return isFigure === true && start + (phrase?.length ?? 0) >= at + length;
  });
}
