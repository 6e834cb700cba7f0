import type { GroupKey } from '@kengetal/ledger';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import type { KnownAccount } from '../world.ts';
import type { RestWord, Sense } from './sense.ts';

/** 'Verdeeld over installatiewerk, onderhoud en toestellen': the account of each of a list. */
export function listedAccounts(
  words: readonly RestWord[],
  { tokens, vocabulary }: Sense,
  isAllowed: (group: GroupKey) => boolean,
): readonly KnownAccount[] | undefined {
  const items: RestWord[][] = [];
  for (const word of words) {
    const isNext = word.token.isNext === true || tokens[word.place - 1]?.text === 'en';
    if (isNext || items.length === 0) items.push([]);
    items.at(-1)?.push(word);
  }
  const found = items.map((item) => {
    const ids = idsOfWords(item.map(({ token }) => token), vocabulary); // prettier-ignore
    return findAccounts(ids, vocabulary, isAllowed)?.accounts ?? [];
  });
  const each = [...new Set(found.flat())];
  const isEach = found.every(({ length }) => length === 1) && each.length === items.length;
  return items.length > 1 && isEach ? each : undefined;
}
