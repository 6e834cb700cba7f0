import type { GridRow } from '@kengetal/contract';
import {
  definition,
  resultLabel,
  type DefinitionKey,
  type GroupKey,
  type MainGroupKey,
} from '@kengetal/ledger';
import type { BookedAccount } from '../../books/books.ts';
import { listedAccounts, mostAccounts } from '../../books/figures/most-accounts.ts';
import { hasAmount, type Matrix } from './matrix.ts';
import { accountRow, definedRow, groupRow, groupsIn, othersRow } from './rows.ts';

/** Headings of the statement with the totals between them, from omzet to nettoresultaat. */
const ORDER: readonly (MainGroupKey | { total: DefinitionKey; emphasis: GridRow['emphasis'] })[] = [
  'netto_omzet',
  'wijziging_voorraden',
  'overige_opbrengsten',
  'kostprijs_omzet',
  { total: 'brutomarge', emphasis: 'subtotal' },
  'personeelskosten',
  'afschrijvingen',
  'waardeveranderingen',
  'overige_bedrijfskosten',
  { total: 'bedrijfsresultaat', emphasis: 'result' },
  'financiele_baten_lasten',
  'niet_ingedeeld',
  { total: 'resultaat_voor_belasting', emphasis: 'result' },
  'belastingen',
  'resultaat_deelnemingen',
  { total: 'nettoresultaat', emphasis: 'end' },
];

/**
 * The winst-en-verliesrekening as a tree: heading, group, account. Rows without amounts are left
 * out.
 * @param most accounts of a group that have a row of their own; the others share one
 */
export async function resultTree(
  matrix: Matrix,
  accounts: readonly BookedAccount[],
  most: number,
): Promise<GridRow[]> {
  const rows: GridRow[] = [];
  for (const place of ORDER) {
    if (typeof place === 'string') {
      rows.push(...(await headingRows(matrix, accounts, place, most)));
      continue;
    }
    const { total, emphasis } = place;
    const row = await matrix.row(definedRow(accounts, total, { kind: 'total', emphasis }));
    const amounts = row.values.filter((cents) => cents !== null);
    rows.push({
      ...row,
      key: `totaal_${total}`,
      label: resultLabel(total, amounts, matrix.nameOf(total)),
    });
  }
  return rows;
}

async function headingRows(
  matrix: Matrix,
  accounts: readonly BookedAccount[],
  main: MainGroupKey,
  most: number,
): Promise<GridRow[]> {
  const key = headingKey(main);
  const { sign, more, basis, groups } = definition(key);
  const inside = accounts.filter(({ groep }) => groups.includes(groep));
  const heading = await matrix.row(definedRow(inside, key));
  const used = groupsIn(inside);
  // A heading of one group needs no level in between.
  const isOne = groups.length === 1;
  const parts: GridRow[] = [];
  for (const group of used) {
    const place = { parent: isOne ? key : `groep_${group}`, level: isOne ? 1 : 2 };
    const listed = await listedAccounts(
      inside.filter(({ groep }) => groep === group),
      most,
      (account) => matrix.sizeOf(account, basis),
      matrix.asker,
    );
    const specs = listed.own.map((account) => accountRow(account, place));
    if (listed.others.length > 0) specs.push(othersRow(listed, group, place));
    const below = (await matrix.rows(specs))
      .map((row) => ({ ...row, sign, more, basis }))
      .filter(hasAmount);
    if (!isOne) parts.push(await matrix.row(groupRow(inside, group, { parent: key, level: 1 })));
    parts.push(...below);
  }
  const rows = parts.filter(hasAmount);
  return hasAmount(heading) || rows.length > 0 ? [heading, ...rows] : [];
}

/** Accounts of a group that the tree has room for, with so many cells in a row. */
export function mostOfTree(accounts: readonly BookedAccount[], columns: number): number {
  const counts = new Map<GroupKey, number>();
  for (const { groep } of accounts) counts.set(groep, (counts.get(groep) ?? 0) + 1);
  return mostAccounts([...counts.values()], columns);
}

/** True for groups that make up the result; appropriation of it is not one. */
export function isOfResult(group: GroupKey): boolean {
  return definition('resultaat').groups.includes(group);
}

/** The accounts that a row of the tree adds up. */
export function accountsOfRow(
  { key }: Pick<GridRow, 'key'>,
  accounts: readonly BookedAccount[],
): BookedAccount[] {
  const [, number] = /^rekening_(.*)$/.exec(key) ?? [];
  if (number !== undefined) return accounts.filter(({ rekening }) => rekening === number);
  const name = key.replace(/^(groep|totaal)_/, '');
  const groups = TOTAL_KEYS.get(name) ?? [];
  return accounts.filter(({ groep }) => groups.includes(groep) || groep === name);
}

/** Groups of every heading and total of the tree. */
const TOTAL_KEYS: ReadonlyMap<string, readonly GroupKey[]> = new Map(
  ORDER.map((place) => {
    const key = typeof place === 'string' ? headingKey(place) : place.total;
    return [key, definition(key).groups];
  }),
);

function headingKey(main: MainGroupKey): DefinitionKey {
  return main === 'niet_ingedeeld' ? 'niet_ingedeeld_resultaat' : main;
}
