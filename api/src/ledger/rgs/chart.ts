import { classify, type ChartAccount, type ClassifiedAccount } from './classify.ts';

/** Types and groups of a whole chart of accounts, in its order. */
export function classifyChart(accounts: readonly ChartAccount[]): ClassifiedAccount[] {
  return accounts.map((account) => classify(account));
}
