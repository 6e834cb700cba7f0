import {
  gridEarlier,
  gridFigure,
  gridPlace,
  type GridBlock,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';
import {
  drawnRole,
  statementLine,
  type Beneath,
  type StatementBlock,
  type StatementColumn,
} from '@kengetal/ui';

/**
 * The tree as a statement: its months, the whole, what it is held against, and the difference.
 * A phone has no room for the months.
 */
export function treeTable(block: GridBlock, isNarrow: boolean): StatementBlock {
  const { key, title, caption, columns, rows } = block;
  const shown = columns.flatMap((column, place) =>
    isNarrow && isPart(column.role) ? [] : [{ column, place }],
  );
  const isWide = shown.some(({ column }) => isPart(column.role));
  const apart = gridPlace(columns, 'difference');
  return {
    key,
    title,
    caption,
    columns: shown.map(({ column: { key: name, label, role } }): StatementColumn => ({
      key: name,
      label: isWide && role === 'current' ? 'Totaal' : label,
      role: isWide && role === 'current' ? 'total' : drawnRole(role),
    })),
    rows: rows.map((row) => {
      const cells = shown.map(({ place }) => gridFigure(columns, row, place));
      return statementLine(row, cells, gridFigure(columns, row, apart));
    }),
  };
}

/** What stands under the months of each row: the same ones a year earlier, where they were asked for. */
export function beneathTree({ columns, rows }: GridBlock): ReadonlyMap<string, Beneath> {
  const isKnown = columns.some(({ earlier }) => earlier !== undefined);
  if (!isKnown) return new Map();
  return new Map(
    rows.map((row) => [
      row.key,
      columns.map((column, index) => {
        const figure = gridEarlier(columns, row, index);
        return figure && { figure, when: column.earlier?.naam ?? '' };
      }),
    ]),
  );
}

/** Columns of the chosen period and of what it is held against. */
export function placesOf({ columns }: GridBlock): readonly [number, number] {
  return [gridPlace(columns, 'current'), gridPlace(columns, 'comparison')];
}

/** Amounts of the months or quarters of a row, for a small picture. */
export function partsOf({ columns }: GridBlock, row: GridRow): (number | null)[] {
  return row.values.filter((_, index) => {
    const role = columns[index]?.role;
    return role === 'month' || role === 'quarter';
  });
}

/** True where months or quarters stand beside each other. */
export const isDivided = ({ columns }: GridBlock) => columns.some(({ role }) => isPart(role));

const isPart = (role: GridColumn['role']) =>
  role === 'month' || role === 'quarter' || role === 'closing';
