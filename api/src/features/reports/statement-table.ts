import type { GridBlock, GridRow } from '@kengetal/contract';
import {
  definition,
  resultLabel,
  type BookedDefinition,
  type GroupKey,
  type StatementRow,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { filtersOfGroups } from '../../books/figures/selection.ts';
import { CAPTION, computeCells } from '../../books/figures/grid.ts';
import { AccountRows } from './account-rows.ts';
import { amountRow, headingRow, type Layout, type RowHead } from './layout.ts';
import { areZero, figuresOf, totalsKept, valuesOf } from './rows.ts';

/** A statement over the columns of a layout. */
export interface Statement {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly StatementRow[];
  readonly layout: Layout;
  /** Rows below those of the statement. */
  readonly foot?: readonly GridRow[];
}

/**
 * The rows of a statement as a table: below a line stand the groups that it adds up, where it has
 * more than one, and below each group its accounts.
 */
export async function statementTable(books: Books, statement: Statement): Promise<GridBlock> {
  const { key, title, rows, layout, foot = [] } = statement;
  const groups = new Set(rows.filter(hasDetail).flatMap(groupsOfRow));
  const accounts = new AccountRows(books, layout, [...groups]);
  const all: GridRow[] = [];
  for (const row of rows) all.push(...(await rowsOf(books, accounts, layout, row)));
  all.push(...foot);
  return {
    kind: 'grid',
    key,
    view: 'table',
    title,
    caption: CAPTION,
    columns: [...layout.columns],
    rows: await computeCells(layout.columns, totalsKept(all)),
  };
}

const hasDetail = ({ kind, detail }: StatementRow) => kind === 'line' && detail !== false;

const groupsOfRow = ({ definition: key }: StatementRow): readonly GroupKey[] =>
  key === null ? [] : definition(key).groups;

async function rowsOf(
  books: Books,
  accounts: AccountRows,
  layout: Layout,
  row: StatementRow,
): Promise<GridRow[]> {
  const { key, label, level, kind, emphasis } = row;
  if (row.definition === null) return [headingRow(layout, { key, label, level })];
  const defined = books.defined(row.definition);
  const figures = figuresOf(layout, row.definition);
  const below = hasDetail(row) ? await rowsBelow(accounts, layout, row, defined) : [];
  if (row.optional && areZero(figures) && below.length === 0) return [];
  const isNamedSo = label === definition(row.definition).name;
  const inWords = resultLabel(row.definition, valuesOf(figures), defined.name);
  const head = {
    ...headOf(defined, { key, label: isNamedSo ? inWords : label, level }),
    kind,
    ...(emphasis && { emphasis }),
    ...termsOf(row),
  };
  return [amountRow(layout, head, defined, figures), ...below];
}

function termsOf({ plus = [], minus = [] }: StatementRow): Pick<RowHead, 'terms'> {
  if (plus.length + minus.length === 0) return {};
  return {
    terms: [
      ...plus.map((row) => ({ row, factor: 1 as const })),
      ...minus.map((row) => ({ row, factor: -1 as const })),
    ],
  };
}

/** What a row of a definition says of its lines. */
export function headOf(
  { groups, explanation }: BookedDefinition,
  head: Pick<RowHead, 'key' | 'label' | 'level' | 'parent'>,
): RowHead {
  return { ...head, explanation, filters: filtersOfGroups(groups) };
}

async function rowsBelow(
  accounts: AccountRows,
  layout: Layout,
  row: StatementRow,
  defined: BookedDefinition,
): Promise<GridRow[]> {
  const { key, level, definition: defines } = row;
  if (defines === null) return [];
  const hasGroups =
    defined.groups.length > 1 && defined.groups.every((group) => isPartOf(group, defined));
  if (!hasGroups) return accounts.below(defines, defined, { parent: key, level: level + 1 });
  const rows: GridRow[] = [];
  for (const group of defined.groups) {
    const own = definition(group);
    const below = await accounts.below(group, own, { parent: group, level: level + 2 });
    if (below.length === 0) continue;
    const head = headOf(own, { key: group, label: own.name, level: level + 1, parent: key });
    rows.push(amountRow(layout, head, own, figuresOf(layout, group)), ...below);
  }
  return rows;
}

/** True when the group is shown the same way on its own; those of a cash flow are not. */
function isPartOf(group: GroupKey, { basis, sign }: BookedDefinition): boolean {
  const part: BookedDefinition = definition(group);
  return part.basis === basis && part.sign === sign;
}
