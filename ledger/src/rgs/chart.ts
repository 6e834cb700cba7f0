import { byCode, placed, type ChartAccount, type ClassifiedAccount } from './classify.ts';
import { conventionOf } from './convention.ts';
import {
  defaultGroup,
  GROUPS,
  unclassifiedGroup,
  type AccountType,
  type GroupKey,
} from './groups.ts';
import { Neighbours } from './neighbours.ts';
import { NumberOrder } from './order.ts';
import { guessedTypes } from './statement.ts';
import { rowByWords } from './words/index.ts';
import type { WordRule } from './words/rule.ts';
import { plainText } from './words/text.ts';

/** What an account says by itself: its code or, without one, its words. */
interface Own {
  type: AccountType;
  code: string | null;
  coded: GroupKey | null;
  row: WordRule | null;
}

/** Looks around an account of one statement for a group. */
type Around = (at: number) => GroupKey | null;

/** Accounts that serve the bookkeeping itself, of which the neighbours tell nothing. */
const MAKESHIFT =
  /^(?:test|hulprekening|tegenrekening|verschillenrekening|vrije?\b|onbekend|niet (?:in )?gebruik|nvt\b)/;

/**
 * Types and groups of a whole chart of accounts, in its order. Per account the first that tells:
 *
 * 1. its RGS code;
 * 2. its type, from the source, which nothing overrules, else from words and the chart;
 * 3. the words of its name, with tables per statement; where words mean one thing or
 *    another ('Management fee'), the chart chooses;
 * 4. the chart: what the accounts around its number are that have a code or words; then the
 *    decimal convention, where the chart follows it;
 * 5. nothing: 'Niet ingedeeld'.
 *
 * The order of the accounts plays no part, and neither does any balance.
 */
export function classifyChart(accounts: readonly ChartAccount[]): ClassifiedAccount[] {
  const order = new NumberOrder(accounts.map(({ rekening }) => rekening));
  const texts = accounts.map(({ naam }) => plainText(naam));
  const owns = ownWords(accounts, texts, order);
  const sure = owns.map(surely);
  const around: Record<AccountType, Around> = {
    balans: lookAround('balans', sure, order),
    resultaat: lookAround('resultaat', sure, order),
  };
  const convention = conventionOf(order, sure);
  return owns.map(({ type, code, coded, row }, at) => {
    if (coded !== null) return placed(coded, 'rgs', code);
    if (row) return row.or ? chosen(row, around[type](at), code) : placed(row.group, 'words', code);
    const group = MAKESHIFT.test(texts[at] ?? '')
      ? null
      : (around[type](at) ?? convention(at, type));
    if (group === null) return placed(unclassifiedGroup(type), 'type', code);
    return placed(group, 'chart', code);
  });
}

function ownWords(
  accounts: readonly ChartAccount[],
  texts: readonly string[],
  order: NumberOrder,
): Own[] {
  const codes = accounts.map(byCode);
  const types = guessedTypes(
    codes.map(
      ({ group }, at) => (group === null ? accounts[at]?.type : GROUPS[group].type) ?? null,
    ),
    texts,
    order,
  );
  const owns = codes.map(({ group: coded, code }, at): Own => {
    const type = types[at] ?? 'balans';
    return { type, code, coded, row: coded === null ? rowByWords(texts[at] ?? '', type) : null };
  });
  const named = relations(owns, order);
  return owns.map((own, at) => (named(at) ? { ...own, row: null } : own));
}

/**
 * Whether an account is a customer or supplier by name: its number goes on from that of the
 * debtors or creditors. Words tell nothing then ('Transportbedrijf De Vries').
 */
function relations(owns: readonly Own[], order: NumberOrder): (at: number) => boolean {
  const groups = owns.map((own) => {
    const group = surely(own);
    return group === 'debiteuren' || group === 'crediteuren' ? group : null;
  });
  const parents = new Neighbours(order, groups);
  return (at) => order.key(at).length > order.usual && parents.parent(at) !== null;
}

/** Group by code or by words that mean one thing only; others learn from these. */
function surely({ coded, row }: Own): GroupKey | null {
  return coded ?? (row && !row.or ? row.group : null);
}

/** One of the groups that words can mean: the one around, else the first. */
function chosen(row: WordRule, around: GroupKey | null, code: string | null): ClassifiedAccount {
  const main = around === null ? null : GROUPS[around].main;
  const other = row.or?.find((group) => GROUPS[group].main === main);
  return other === undefined ? placed(row.group, 'words', code) : placed(other, 'chart', code);
}

/** What prevails around an account: the heading first, then the part of the heading. */
function lookAround(
  type: AccountType,
  sure: readonly (GroupKey | null)[],
  order: NumberOrder,
): Around {
  const same = sure.map((group) => (group !== null && GROUPS[group].type === type ? group : null));
  const groups = new Neighbours(order, same);
  const mains = new Neighbours(
    order,
    same.map((group) => group && GROUPS[group].main),
  );
  return (at) => {
    const parent = groups.parent(at);
    if (parent !== null) return parent;
    const main = mains.range(at) ?? mains.between(at);
    if (main === null) return null;
    const part = groups.range(at, 2, (group) => GROUPS[group].main === main);
    return part ?? defaultGroup(main, type);
  };
}
