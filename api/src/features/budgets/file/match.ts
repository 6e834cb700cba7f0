import type { AccountType, GroupKey } from '@kengetal/ledger';

/** A ledger account of the project. */
export interface KnownAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly type: AccountType;
  readonly groep: GroupKey;
  /** Debit-positive sum over all its movements, to see what it usually holds. */
  readonly movement: number;
}

/** The accounts of a project, to be found by what a file says of them. */
export interface AccountIndex {
  /** The account that a row is about: by its number, with or without leading zeros, else by its name. */
  find(number: string, name: string): KnownAccount | undefined;
  /** The account of the result whose number begins most like this one. */
  nearest(number: string): KnownAccount | undefined;
}

/** Two that fit are none. */
const SEVERAL = Symbol('several');
type Only = Map<string, KnownAccount | typeof SEVERAL>;

/** No number of an account is longer; only so much of one is compared. */
const LONGEST = 40;

/** Made once for a file: looking along all accounts for each row takes too long. */
export function accountIndex(accounts: readonly KnownAccount[]): AccountIndex {
  const byNumber = new Map(accounts.map((account) => [account.rekening, account]));
  const byBare: Only = new Map();
  const byName: Only = new Map();
  const byBegin = new Map<string, KnownAccount>();
  for (const account of accounts) {
    addOnly(byBare, bare(account.rekening), account);
    addOnly(byName, plain(account.naam), account);
    if (account.type !== 'resultaat') continue;
    for (const begin of beginsOf(account.rekening)) {
      if (!byBegin.has(begin)) byBegin.set(begin, account);
    }
  }
  return {
    find: (number, name) => {
      const [first = ''] = number.split(/\s/, 1);
      const found = byNumber.get(number) ?? byNumber.get(first) ?? one(byBare.get(bare(first)));
      if (found || /^\d/.test(number)) return found;
      const wanted = new Set([name, number].map(plain).filter((text) => text !== ''));
      const named = [...wanted].flatMap((text) => byName.get(text) ?? []);
      return named.length === 1 ? one(named[0]) : undefined;
    },
    nearest: (number) => {
      for (const begin of beginsOf(number)) {
        const account = byBegin.get(begin);
        if (account) return account;
      }
      return undefined;
    },
  };
}

function addOnly(index: Only, key: string, account: KnownAccount): void {
  index.set(key, index.has(key) ? SEVERAL : account);
}

const one = (found: KnownAccount | typeof SEVERAL | undefined): KnownAccount | undefined =>
  found === SEVERAL ? undefined : found;

/** What a number begins with, the longest first. */
function* beginsOf(number: string): Generator<string> {
  for (let length = Math.min(number.length, LONGEST); length > 0; length -= 1) {
    yield number.slice(0, length);
  }
}

/** A spreadsheet takes the leading zeros of a number away. */
const bare = (number: string) => number.replace(/^0+(?=.)/, '');
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
