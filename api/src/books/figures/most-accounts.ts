import { LIMITS, refusalOf, type FilterItem } from '@kengetal/contract';
import type { Asker } from '../../db/limits.ts';
import { mapInSlices } from '../../slices.ts';
import type { BookedAccount } from '../store/data.ts';

/** Accounts of a list that have a row of their own, and those that share one. */
export interface ListedAccounts {
  readonly own: readonly BookedAccount[];
  readonly others: readonly BookedAccount[];
}

/**
 * How many accounts of each list have a row of their own, so that all rows together stay within
 * the limit of cells: as many as fit, the same number for every list that has more.
 * @param counts accounts of each list
 * @param columns cells of a row
 */
export function mostAccounts(counts: readonly number[], columns: number): number {
  let room = Math.floor(LIMITS.tableCells.max / Math.max(1, columns));
  let left = counts.length;
  for (const count of [...counts].sort((one, other) => one - other)) {
    if (count * left > room) return Math.min(Math.floor(room / left), LIMITS.filterValues.max);
    room -= count;
    left -= 1;
  }
  return LIMITS.filterValues.max;
}

/** The largest accounts of a list, by number, when it has more of them than `most`. */
export async function listedAccounts(
  accounts: readonly BookedAccount[],
  most: number,
  sizeOf: (account: BookedAccount) => number,
  asker?: Asker,
): Promise<ListedAccounts> {
  if (accounts.length <= most) return { own: accounts, others: [] };
  const sizes = new Map(
    await mapInSlices(accounts, (account) => [account, Math.abs(sizeOf(account))] as const, asker),
  );
  const bySize = [...accounts].sort(
    (one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0),
  );
  const largest = new Set(bySize.slice(0, most));
  return {
    own: accounts.filter((account) => largest.has(account)),
    others: accounts.filter((account) => !largest.has(account)),
  };
}

const NUMBER = new Intl.NumberFormat('nl-NL');

/** What the row of the others is called: 'Overige (10.500 rekeningen)'. */
export function othersLabel({ others }: ListedAccounts): string {
  const count = others.length;
  return `Overige (${NUMBER.format(count)} ${count === 1 ? 'rekening' : 'rekeningen'})`;
}

/** What is said of that row. */
export const OTHERS_EXPLANATION = refusalOf(LIMITS.tableCells);

/** What leaves only the lines of the others. */
export function othersFilter({ own }: ListedAccounts): FilterItem {
  return { column: 'rekening', operator: 'not_in', value: own.map(({ rekening }) => rekening) };
}
