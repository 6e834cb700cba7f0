import { GROUPS, type AccountType, type GroupKey } from './groups.ts';
import type { NumberOrder } from './order.ts';

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

/**
 * The decimal convention as the last resort for a chart: silent unless enough accounts that are
 * placed otherwise follow it, as many charts do not.
 */
export function conventionOf(
  order: NumberOrder,
  sure: readonly (GroupKey | null)[],
): (at: number, type: AccountType) => GroupKey | null {
  const usual = (at: number, type: AccountType): GroupKey | null => {
    const key = order.key(at);
    return /^\d{3,}$/.test(key) ? (DECIMAL[type][key.charAt(0)] ?? null) : null;
  };
  const heard = sure.flatMap((group, at) => {
    const expected = group === null ? null : usual(at, GROUPS[group].type);
    return group === null || expected === null ? [] : [follows(group, expected)];
  });
  const agreed = heard.filter((answer) => answer).length;
  return agreed >= FEWEST && agreed / heard.length >= MOST ? usual : () => null;
}

function follows(group: GroupKey, usual: GroupKey): boolean {
  const { main } = GROUPS[group];
  return main === GROUPS[usual].main || (usual === 'andere_kosten' && ALSO_COSTS.has(main));
}
