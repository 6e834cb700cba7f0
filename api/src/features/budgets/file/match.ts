import type { AccountType, GroupKey } from '../../../ledger/index.ts';

/** A ledger account of the project. */
export interface KnownAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly type: AccountType;
  readonly groep: GroupKey;
  /** Debit-positive sum over all its movements, to see what it usually holds. */
  readonly movement: number;
}

/** The account that a row is about: by its number, with or without leading zeros, else by its name. */
export function findAccount(
  accounts: readonly KnownAccount[],
  number: string,
  name: string,
): KnownAccount | undefined {
  const first = number.split(/\s/)[0] ?? '';
  const byNumber =
    accounts.find(({ rekening }) => rekening === number) ??
    accounts.find(({ rekening }) => first !== '' && rekening === first) ??
    only(accounts, ({ rekening }) => first !== '' && bare(rekening) === bare(first));
  if (byNumber || /^\d/.test(number)) return byNumber;
  const wanted = [name, number].map(plain).filter((text) => text !== '');
  return only(accounts, (account) => wanted.includes(plain(account.naam)));
}

/** The only account that fits; two of them are none. */
function only(
  accounts: readonly KnownAccount[],
  fits: (account: KnownAccount) => boolean,
): KnownAccount | undefined {
  const [one, ...others] = accounts.filter(fits);
  return others.length === 0 ? one : undefined;
}

/** A spreadsheet takes the leading zeros of a number away. */
const bare = (number: string) => number.replace(/^0+(?=.)/, '');
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The account of the result whose number begins most like this one. */
export function nearestAccount(
  accounts: readonly KnownAccount[],
  number: string,
): KnownAccount | undefined {
  const shared = ({ rekening }: KnownAccount) => {
    let length = 0;
    while (length < number.length && rekening[length] === number[length]) length += 1;
    return length;
  };
  return accounts
    .filter((account) => account.type === 'resultaat' && shared(account) > 0)
    .sort((one, other) => shared(other) - shared(one))[0];
}
