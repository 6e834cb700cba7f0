import type { AccountType } from '../groups.ts';
import { BALANCE_DUES } from './balance-dues.ts';
import { BALANCE_THINGS } from './balance-things.ts';
import { COST_WORDS, LOOSE_COST_WORDS } from './result-costs.ts';
import { PURCHASE_WORDS } from './result-purchases.ts';
import { LOOSE_REVENUE_WORDS, REVENUE_WORDS } from './result-revenue.ts';
import { firstMatch, type WordRule } from './rule.ts';

/** The same word means another thing in the other statement, so each has tables of its own. */
const TABLES: Readonly<Record<AccountType, readonly WordRule[]>> = {
  balans: [...BALANCE_DUES, ...BALANCE_THINGS],
  resultaat: [
    ...PURCHASE_WORDS,
    ...REVENUE_WORDS,
    ...COST_WORDS,
    ...LOOSE_COST_WORDS,
    ...LOOSE_REVENUE_WORDS,
  ],
};

/** Row of the word tables for the plain text of a naam within a statement, or null. */
export function rowByWords(text: string, type: AccountType): WordRule | null {
  return firstMatch(TABLES[type], text);
}
