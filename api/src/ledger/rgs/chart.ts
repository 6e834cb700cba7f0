import type { AccountType } from '../types.ts';
import {
  byCode,
  placed,
  tableType,
  type ChartAccount,
  type ClassifiedAccount,
} from './classify.ts';
import { conventionOf } from './convention.ts';
import { defaultGroup, GROUPS, unclassifiedGroup, type GroupKey } from './groups.ts';
import { Neighbours } from './neighbours.ts';
import { rowByWords } from './words/index.ts';
import type { WordRule } from './words/rule.ts';
import { typeByWords } from './words/type.ts';

/** What an account says by itself: its code or, without one, its words. */
interface Own {
  type: AccountType;
  code: string | null;
  coded: GroupKey | null;
  row: WordRule | null;
}

/**
 * Types and groups of a whole chart of accounts, in its order. Per account the first that tells:
 *
 * 1. its RGS code;
 * 2. its type, from the source, which nothing overrules, else from words and the chart;
 * 3. the words of its description, with tables per statement; where words mean one thing or
 *    another ('Management fee'), the chart chooses;
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
  const owns = accounts.map(({ description }, at): Own => {
    const { group: coded = null, code = null } = codes[at] ?? {};
    const type = coded === null ? (types[at] ?? 'balans') : GROUPS[coded].type;
    return { type, code, coded, row: coded === null ? rowByWords(description, type) : null };
  });
  const convention = conventionOf(accounts, owns.map(surely));
  return owns.map((own, at) => {
    const { type, code, coded, row } = own;
    if (coded !== null) return placed(coded, 'rgs', code);
    if (row && !row.or) return placed(row.group, 'words', code);
    const around = byChart(at, type, owns, chart);
    if (row) return ambiguous(row, around, code);
    const description = accounts[at]?.description ?? '';
    const group = around ?? convention(accounts[at]?.account_id ?? '', type);
    if (group === null || isMakeshift(description)) {
      return placed(unclassifiedGroup(type), 'type', code);
    }
    return placed(group, 'chart', code);
  });
}

/** Group by code or by words that mean one thing only; others learn from these. */
function surely({ coded, row }: Own): GroupKey | null {
  return coded ?? (row && !row.or ? row.group : null);
}

function ambiguous(row: WordRule, around: GroupKey | null, code: string | null) {
  const main = around === null ? null : GROUPS[around].main;
  const chosen = row.or?.find((group) => GROUPS[group].main === main);
  return chosen === undefined ? placed(row.group, 'words', code) : placed(chosen, 'chart', code);
}

/** Accounts that serve the bookkeeping itself, of which the neighbours tell nothing. */
function isMakeshift(description: string): boolean {
  return /^\W*(?:test|hulprek|tegenrek|verschillenrek|vrije? |onbekend|niet (?:in )?gebruik|nvt)/i.test(
    description,
  );
}

/** Group that prevails around an account: heading first, then the part of the heading. */
function byChart(
  at: number,
  type: AccountType,
  owns: readonly Own[],
  chart: Neighbours,
): GroupKey | null {
  const groupAt = (other: number): GroupKey | null => {
    const own = owns[other];
    return own?.type === type ? surely(own) : null;
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
