import type { AccountType } from '../types.ts';
import {
  byCode,
  classifyWithin,
  placed,
  tableType,
  type ChartAccount,
  type ClassifiedAccount,
} from './classify.ts';
import { conventionOf } from './convention.ts';
import { defaultGroup, GROUPS, isUnclassified, type GroupKey } from './groups.ts';
import { Neighbours } from './neighbours.ts';
import { typeByWords } from './words/type.ts';

/**
 * Types and groups of a whole chart of accounts, in its order. Per account the first that tells:
 *
 * 1. its RGS code;
 * 2. its type, from the source, which nothing overrules, else from words and the chart;
 * 3. the words of its description, with a table per statement;
 * 4. the chart: what the accounts around its number are that have a code or words; then the
 *    decimal convention, where the chart follows it;
 * 5. nothing: 'Niet ingedeeld'.
 *
 * The order of the accounts plays no part, and neither does any balance.
 */
export function classifyChart(accounts: readonly ChartAccount[]): ClassifiedAccount[] {
  const chart = new Neighbours(accounts.map(({ account_id }) => account_id));
  const codes = accounts.map(byCode);
  const types = typesOf(accounts, chart, codes);
  const first = accounts.map(({ description }, at): ClassifiedAccount => {
    const { group = null, code = null } = codes[at] ?? {};
    if (group !== null) return placed(group, 'rgs', code);
    return classifyWithin(types[at] ?? 'balans', description, code);
  });
  const convention = conventionOf(accounts, first);
  return first.map((account, at) => {
    if (account.group_source !== 'type') return account;
    const id = accounts[at]?.account_id ?? '';
    const group = byChart(at, account.type, first, chart) ?? convention(id, account.type);
    return group === null ? account : placed(group, 'chart', account.rgs_code);
  });
}

/** Group that prevails around an account: heading first, then the part of the heading. */
function byChart(
  at: number,
  type: AccountType,
  placedOnes: readonly ClassifiedAccount[],
  chart: Neighbours,
): GroupKey | null {
  const groupAt = (other: number): GroupKey | null => {
    const account = placedOnes[other];
    if (account?.type !== type || isUnclassified(account.group)) return null;
    return account.group;
  };
  const mainAt = (other: number) => {
    const group = groupAt(other);
    return group === null ? null : GROUPS[group].main;
  };
  const parent = chart.parent(at, groupAt);
  if (parent !== null) return parent;
  const main = chart.range(at, mainAt) ?? chart.between(at, mainAt);
  if (main === null) return null;
  const within = (other: number) => (mainAt(other) === main ? groupAt(other) : null);
  return chart.range(at, within, 2) ?? defaultGroup(main, type);
}

/** Type of every account; what the source does not say is guessed. */
function typesOf(
  accounts: readonly ChartAccount[],
  chart: Neighbours,
  codes: readonly { group: GroupKey | null }[],
): AccountType[] {
  const sure = accounts.map(({ type, description }, at) => {
    const group = codes[at]?.group ?? null;
    return type ?? (group === null ? typeByWords(description) : GROUPS[group].type);
  });
  const sureAt = (at: number) => sure[at] ?? null;
  return accounts.map(({ description }, at) => {
    const own = sure[at] ?? null;
    if (own !== null) return own;
    const around = chart.parent(at, sureAt) ?? chart.range(at, sureAt) ?? chart.between(at, sureAt);
    return around ?? tableType(description) ?? 'balans';
  });
}
