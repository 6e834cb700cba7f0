import { GROUPS, type GroupKey } from '@kengetal/ledger';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';

export interface FoundAccounts {
  readonly accounts: readonly KnownAccount[];
  /** True where the words are the whole name. */
  readonly isWhole: boolean;
  /** Words of the question that are in the names. */
  readonly count: number;
}

/** The account of a number that stands in a question. */
export function accountNumbered(text: string, { accounts }: Vocabulary): KnownAccount | undefined {
  return accounts.byNumber.get(text);
}

/** Accounts whose name has all of these words, or words of the same meaning. */
export function findAccounts(
  words: readonly Token[],
  { accounts, world }: Vocabulary,
  isAllowed: (group: GroupKey) => boolean,
): FoundAccounts | undefined {
  const [first, ...others] = words.map((word) => idsOf(word, accounts.index));
  if (!first) return undefined;
  const common = [...first].filter(([id]) => others.every((ids) => ids.has(id)));
  const found = common.flatMap(([id, likeness]) => {
    const account = world.accounts[id];
    if (!account || !isAllowed(account.groep)) return [];
    const rest = others.map((ids) => ids.get(id) ?? 0);
    const all = [likeness, ...rest].reduce((sum, each) => sum + each, 0);
    const isWhole = accounts.index.wordsOf(id).length <= words.length && all >= words.length - 0.2;
    return [{ account, all, isWhole }];
  });
  if (found.length === 0) return undefined;
  const most = Math.max(...found.map(({ all }) => all));
  const best = found.filter(({ all }) => all > most - 0.25);
  const whole = best.filter(({ isWhole }) => isWhole);
  const chosen = whole.length > 0 ? whole : best;
  return {
    accounts: chosen.map(({ account }) => account),
    isWhole: whole.length > 0,
    count: words.length,
  };
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
