import type { LedgerAccount } from '@kengetal/contract';
import { sought } from '../../../parts/sought.ts';
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

/** Accounts that pass every part of the filter, in their own order. */
export function filterAccounts(
  accounts: readonly LedgerAccount[],
  { shown, statement, search }: AccountFilter,
): LedgerAccount[] {
  const isSought = sought(search);
  return accounts.filter((account) => {
    if (!SHOWN[shown](account)) return false;
    if (statement !== null && account.type !== statement) return false;
    return isSought(`${account.rekening} ${account.naam} ${account.rgs ?? ''}`);
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
