import type { AccountType } from '../types.ts';
import type { ChartAccount } from './classify.ts';
import { GROUPS, type GroupKey } from './groups.ts';

/**
 * The Dutch decimal chart of accounts, as far as one first digit means one heading: 3 stocks,
 * 4 costs, 7 cost of sales, 8 revenue. The other digits hold too much to tell.
 */
const DECIMAL: Readonly<Record<AccountType, Readonly<Record<string, GroupKey>>>> = {
  balans: { '3': 'voorraden' },
  resultaat: { '4': 'andere_kosten', '7': 'overige_kostprijs', '8': 'overige_omzet' },
};

/** Headings that are also usual where the convention has costs. */
const ALSO_COSTS = new Set(['personeelskosten', 'afschrijvingen', 'financiele_baten_lasten']);

const FEWEST = 5;
const MOST = 0.7;

/** Whether an account is where the convention has it; null when the convention is silent. */
function follows(id: string, group: GroupKey | null): boolean | null {
  if (group === null) return null;
  const { main, type } = GROUPS[group];
  const usual = /^\d{3,}$/.test(id) ? DECIMAL[type][id.charAt(0)] : undefined;
  if (usual === undefined) return null;
  return main === GROUPS[usual].main || (usual === 'andere_kosten' && ALSO_COSTS.has(main));
}

/**
 * The decimal convention as the last resort for a chart: silent unless enough accounts that are
 * placed otherwise follow it, as many charts do not.
 */
export function conventionOf(
  accounts: readonly ChartAccount[],
  groups: readonly (GroupKey | null)[],
): (id: string, type: AccountType) => GroupKey | null {
  const heard = groups.map((group, at) => follows(accounts[at]?.account_id ?? '', group));
  const spoken = heard.filter((answer) => answer !== null);
  const agreed = spoken.filter((answer) => answer).length;
  if (agreed < FEWEST || agreed / spoken.length < MOST) return () => null;
  return (id, type) => (/^\d{3,}$/.test(id) ? (DECIMAL[type][id.charAt(0)] ?? null) : null);
}
