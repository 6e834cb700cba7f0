import { GROUPS, type GroupKey } from '@kengetal/ledger';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { tokenOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import { nameWords } from './name-index.ts';

interface FoundAccounts {
  readonly accounts: readonly KnownAccount[];
  /** True where the words are the whole name. */
  readonly isWhole: boolean;
}

/** Accounts by each of some words, found once for all that is asked of them. */
export type AccountIds = readonly ReadonlyMap<number, number>[];

export const idsOfWords = (words: readonly Token[], { accounts }: Vocabulary): AccountIds =>
  words.map((word) => idsOf(word, accounts.index));

/** Accounts whose name has all of these words, or words of the same meaning. */
export function findAccounts(
  ids: AccountIds,
  { accounts, world }: Vocabulary,
  isAllowed: (group: GroupKey) => boolean,
): FoundAccounts | undefined {
  const [first, ...others] = ids;
  if (!first) return undefined;
  const common = [...first].filter(([id]) => others.every((each) => each.has(id)));
  const found = common.flatMap(([id, likeness]) => {
    const account = world.accounts[id];
    if (!account || !isAllowed(account.groep)) return [];
    const all = others.reduce((sum, each) => sum + (each.get(id) ?? 0), likeness);
    return [{ id, account, all }];
  });
  if (found.length === 0) return undefined;
  const most = found.reduce((max, { all }) => Math.max(max, all), 0);
  // A balance that is called 'dividend' is not 'dividendbelasting'.
  const isExact =
    ids.length === 1 &&
    most >= 1 &&
    found.every(({ account }) => GROUPS[account.groep].type === 'balans');
  const best = found.filter(({ all }) => all > most - (isExact ? 0.1 : 0.25));
  const isWhole = ({ id, all }: (typeof found)[number]) =>
    all >= ids.length - 0.2 && accounts.index.wordsOf(id).length <= ids.length;
  const whole = best.filter(isWhole);
  const chosen = whole.length > 0 ? whole : best;
  return { accounts: chosen.map(({ account }) => account), isWhole: whole.length > 0 };
}

/** Names with a word, by how alike it is. */
function idsOf(
  { text, stem }: Token,
  index: Vocabulary['accounts']['index'],
): ReadonlyMap<number, number> {
  const likenesses = new Map<number, number>();
  const add = (word: string, factor: number, how: 'same' | 'part') => {
    for (const { id, likeness } of index.find(word, how)) {
      likenesses.set(id, Math.max(likenesses.get(id) ?? 0, factor * likeness));
    }
  };
  add(text, 1, 'part');
  if (stem !== text) add(stem, 0.95, 'part');
  const meaning = ACCOUNT_MEANINGS.get(stem);
  if (likenesses.size > 0 && !meaning) return likenesses;
  for (const word of meaning?.words ?? []) {
    for (const part of word.split(' ')) {
      if (part !== 'kosten') add(part, 0.8, part.length > 4 ? 'part' : 'same');
    }
  }
  return likenesses;
}

/** Figure that a word for accounts is part of, where the books have no such account. */
export function figureOfWord({ stem }: Token): FigureKey | undefined {
  return ACCOUNT_MEANINGS.get(stem)?.figure;
}

/** Whether accounts are of one heading of the result, so that they can be added up. */
export function areAlike(accounts: readonly KnownAccount[]): boolean {
  const mains = new Set(accounts.map(({ groep }) => GROUPS[groep].main));
  return mains.size === 1;
}

/** 'Telefoon + internet' and 'tel + internet' are one account with both words, and no sum. */
export const withNamesJoined = (tokens: readonly Token[], vocabulary: Vocabulary): Token[] =>
  tokens.map((token, at) => {
    const begun = begunIn(tokens, at, vocabulary);
    if (begun !== undefined) return tokenOf(begun);
    const [one, other] = [tokens[at - 1], tokens[at + 1]];
    const isSign = token.text === 'plus' && one !== undefined && other !== undefined;
    const [only, ...others] = isSign ? accountsOf([one, other], vocabulary) : [];
    // 'Sociale lasten plus pensioen' has two words of one that is called 'Pensioenlasten'.
    const isOfBoth = only && others.length === 0 && nameWords(only.naam).length > 1;
    const isName =
      isSign && (isOfBoth === true || begunIn(tokens, at - 1, vocabulary) !== undefined);
    return isName ? { ...token, text: 'en', stem: 'en' } : token;
  });

const accountsOf = (words: readonly Token[], vocabulary: Vocabulary): readonly KnownAccount[] =>
  findAccounts(idsOfWords(words, vocabulary), vocabulary, () => true)?.accounts ?? [];

/** The word that one before 'plus' begins, in the name of the only account that has the one behind it. */
function begunIn(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const [token, other] = [tokens[at], tokens[at + 2]];
  if (tokens[at + 1]?.text !== 'plus' || !token || !other || token.text.length < 3)
    return undefined;
  const [only, ...others] = accountsOf([other], vocabulary);
  return only && others.length === 0
    ? nameWords(only.naam).find((word) => word.startsWith(token.text))
    : undefined;
}

/** Whether the words on both sides of 'en' stand in the name of one account: 'telefoon en internet'. */
export function isWithinName(
  tokens: readonly Token[],
  place: number,
  { accounts }: Vocabulary,
): boolean {
  const idsAt = (at: number) =>
    accounts.index.find(tokens[at]?.text ?? '', 'same').map(({ id }) => id);
  const next = new Set(idsAt(place + 1));
  return idsAt(place - 1).some((id) => next.has(id));
}
