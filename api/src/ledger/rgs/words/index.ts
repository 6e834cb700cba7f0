import type { AccountType } from '../../types.ts';
import type { GroupKey } from '../groups.ts';
import { BALANCE_DUES } from './balance-dues.ts';
import { BALANCE_THINGS } from './balance-things.ts';
import { COST_WORDS, LOOSE_COST_WORDS } from './result-costs.ts';
import { LOOSE_SALES_WORDS, SALES_WORDS } from './result-sales.ts';
import { firstMatch, type WordRule } from './rule.ts';
import { plainText } from './text.ts';

/** The same word means another thing in the other statement, so each has tables of its own. */
const TABLES: Readonly<Record<AccountType, readonly WordRule[]>> = {
  balans: [...BALANCE_DUES, ...BALANCE_THINGS],
  resultaat: [...SALES_WORDS, ...COST_WORDS, ...LOOSE_COST_WORDS, ...LOOSE_SALES_WORDS],
};

/** Group that the words of a description point to within a statement, or null. */
export function groupByWords(description: string, type: AccountType): GroupKey | null {
  return firstMatch(TABLES[type], plainText(description));
}
