import type { LedgerAccount } from '@kengetal/contract';
import { isByHand, isGuess, isUnclassified, isUsed } from './origin.ts';

/** Which accounts are shown; the keys stand in the address. */
export const SHOWN = {
  alle: () => true,
  controleren: isGuess,
  'niet-ingedeeld': (account) => isUnclassified(account) && isUsed(account),
  'met-de-hand': isByHand,
} as const satisfies Record<string, (account: LedgerAccount) => boolean>;

export type Shown = keyof typeof SHOWN;

export interface AccountFilter {
  shown: Shown;
  /** Null for both statements. */
  statement: LedgerAccount['type'] | null;
  /** Found in number, name, or RGS code. */
  search: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Accounts that pass every part of the filter, in their own order. */
export function filterAccounts(
  accounts: readonly LedgerAccount[],
  { shown, statement, search }: AccountFilter,
): LedgerAccount[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return accounts.filter((account) => {
    if (!SHOWN[shown](account)) return false;
    if (statement !== null && account.type !== statement) return false;
    if (words.length === 0) return true;
    const text = plain(`${account.rekening} ${account.naam} ${account.rgs ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** How many accounts each choice would show. */
export function countShown(accounts: readonly LedgerAccount[]): Record<Shown, number> {
  const count = (shown: Shown) => accounts.filter(SHOWN[shown]).length;
  return {
    alle: accounts.length,
    controleren: count('controleren'),
    'niet-ingedeeld': count('niet-ingedeeld'),
    'met-de-hand': count('met-de-hand'),
  };
}
