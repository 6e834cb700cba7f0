import type { TableBlock, TableRow } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import {
  definition,
  resultLabel,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
  type StatementRow,
} from '../../ledger/index.ts';
import { AccountRows } from './account-rows.ts';
import type { Layout } from './layout.ts';
import { amountsOf, areZero, figuresOf, judgementOf, lineRow } from './line-row.ts';

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
  const groups = new Set(rows.filter(hasDetail).flatMap(groupsOfRow));
  const accounts = new AccountRows(books, layout, [...groups]);
  return {
    kind: 'table',
    key,
    title,
    caption: CAPTION,
    columns: [...layout.columns],
    rows: rows.flatMap((row) => rowsOf(accounts, layout, row)),
  };
}

const hasDetail = ({ kind, detail }: StatementRow) => kind === 'line' && detail !== false;

const groupsOfRow = ({ definition: key }: StatementRow): readonly GroupKey[] =>
  key === null ? [] : definition(key).groups;

function rowsOf(accounts: AccountRows, layout: Layout, row: StatementRow): TableRow[] {
  const { key, label, level, kind, emphasis } = row;
  if (row.definition === null) return [{ key, label, level, kind, cells: [] }];
  const defined = definition(row.definition);
  const figures = figuresOf(layout, row.definition, label);
  const below = hasDetail(row) ? rowsBelow(accounts, layout, row.definition, level + 1) : [];
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

function rowsBelow(
  accounts: AccountRows,
  layout: Layout,
  key: DefinitionKey,
  level: number,
): TableRow[] {
  const defined = definition(key);
  const hasGroups =
    defined.groups.length > 1 && defined.groups.every((group) => isPartOf(group, defined));
  if (!hasGroups) return accounts.below(key, defined, level);
  return defined.groups.flatMap((group) => {
    const below = accounts.below(group, definition(group), level + 1);
    if (below.length === 0) return [];
    const { name } = definition(group);
    return [
      lineRow(
        layout,
        { key: group, label: name, level },
        definition(group),
        figuresOf(layout, group, name),
      ),
      ...below,
    ];
  });
}

/** True when the group is shown the same way on its own; those of a cash flow are not. */
function isPartOf(group: GroupKey, { basis, sign }: BookedDefinition): boolean {
  const part = definition(group);
  return part.basis === basis && part.sign === sign;
}
