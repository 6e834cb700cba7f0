import type { Figure, TableBlock, TableRow } from '@kengetal/contract';
import type { BookedAccount, Books } from '../../books/books.ts';
import type { AmountColumn } from '../../books/columns.ts';
import { judge, valueOf } from '../../figures/values.ts';
import {
  definition,
  resultLabel,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
  type StatementRow,
} from '../../ledger/index.ts';
import type { Layout } from './layout.ts';

/** A statement over the columns of a layout. */
export interface Statement {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly StatementRow[];
  readonly layout: Layout;
}

export const CAPTION = 'Bedragen in euro’s';

/**
 * The rows of a statement as a table: below a line stand the groups that it adds up, where it has
 * more than one, and below each group its accounts.
 */
export function statementTable(books: Books, { key, title, rows, layout }: Statement): TableBlock {
  return {
    kind: 'table',
    key,
    title,
    caption: CAPTION,
    columns: [...layout.columns],
    rows: rows.flatMap((row) => rowsOf(books, layout, row)),
  };
}

function rowsOf(books: Books, layout: Layout, row: StatementRow): TableRow[] {
  const { key, label, level, kind, emphasis } = row;
  if (row.definition === null) return [{ key, label, level, kind, cells: [] }];
  const defined = definition(row.definition);
  const figures = figuresOf(layout, row.definition, label);
  const hasDetail = kind === 'line' && row.detail !== false;
  const below = hasDetail ? rowsBelow(books, layout, row.definition, level + 1) : [];
  if (row.optional && areZero(figures) && below.length === 0) return [];
  const inWords = resultLabel(row.definition, amountsOf(figures));
  const isRenamed = inWords !== defined.name && inWords !== label;
  const named = isRenamed ? inWords : label;
  const shown = isRenamed ? figuresOf(layout, row.definition, named) : figures;
  return [
    {
      key,
      label: named,
      level,
      kind,
      emphasis,
      judgement: judgementOf(layout, shown, defined),
      cells: layout.cells(named, shown),
    },
    ...below,
  ];
}

function figuresOf(layout: Layout, key: DefinitionKey, label: string): Figure[] {
  return layout.amounts.map((column) => column.figure(key, label));
}

function rowsBelow(books: Books, layout: Layout, key: DefinitionKey, level: number): TableRow[] {
  const defined = definition(key);
  const hasGroups =
    defined.groups.length > 1 && defined.groups.every((group) => isPartOf(group, defined));
  if (!hasGroups) return accountRows(books, layout, defined, level);
  return defined.groups.flatMap((group) => {
    const accounts = accountRows(books, layout, definition(group), level + 1);
    if (accounts.length === 0) return [];
    const { name } = definition(group);
    return [
      lineRow(
        layout,
        { key: group, label: name, level },
        definition(group),
        figuresOf(layout, group, name),
      ),
      ...accounts,
    ];
  });
}

/** True when the group is shown the same way on its own; those of a cash flow are not. */
function isPartOf(group: GroupKey, { basis, sign }: BookedDefinition): boolean {
  const part = definition(group);
  return part.basis === basis && part.sign === sign;
}

/** The accounts of a definition that have an amount in some column, by number. */
function accountRows(
  books: Books,
  layout: Layout,
  defined: BookedDefinition,
  level: number,
): TableRow[] {
  return books.accountsOf(defined.groups).flatMap((account) => {
    const figures = accountFigures(layout.amounts, account, defined);
    if (areZero(figures)) return [];
    return [lineRow(layout, { ...accountLabel(account), level }, defined, figures)];
  });
}

/** What an account adds to each column. */
export function accountFigures(
  columns: readonly AmountColumn[],
  { rekening }: BookedAccount,
  defined: BookedDefinition,
): Figure[] {
  return columns.map((column) => column.account(rekening, defined));
}

/** Key and label of the row of an account. */
export function accountLabel({ rekening, naam }: BookedAccount): { key: string; label: string } {
  return { key: `rekening_${rekening}`, label: `${rekening} ${naam}`.trim() };
}

/** A row of a table with one figure for each column of amounts. */
export function lineRow(
  layout: Layout,
  { key, label, level }: Pick<TableRow, 'key' | 'label' | 'level'>,
  defined: BookedDefinition,
  figures: readonly Figure[],
): TableRow {
  const judgement = judgementOf(layout, figures, defined);
  return { key, label, level, kind: 'line', judgement, cells: layout.cells(label, figures) };
}

/** True when no column has an amount other than zero. */
export function areZero(figures: readonly Figure[]): boolean {
  return amountsOf(figures).every((cents) => cents === 0);
}

function amountsOf(figures: readonly Figure[]): number[] {
  return figures.map(valueOf).filter((cents) => cents !== undefined);
}

/** What the change means; of months side by side there is no one change. */
function judgementOf({ isJudged }: Layout, figures: readonly Figure[], { more }: BookedDefinition) {
  const [now, then] = figures.map(valueOf);
  if (!isJudged || now === undefined || then === undefined) return undefined;
  return judge(now - then, more);
}
