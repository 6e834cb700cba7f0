import {
  gridDifference,
  gridEarlier,
  gridFigure,
  type GridBlock,
  type GridColumn,
  type GridRow,
  type TableBlock,
  type TableColumn,
  type TableRow,
} from '@kengetal/contract';
import { valueOf, type Beneath } from '@kengetal/ui';

/**
 * The tree as a statement: its months, the whole, what it is held against, and the difference.
 * A phone has no room for the months.
 */
export function treeTable(block: GridBlock, isNarrow: boolean): TableBlock {
  const { columns } = block;
  const shown = columns.flatMap((column, index) =>
    isNarrow && isPart(column.role) ? [] : [{ column, index }],
  );
  const isWide = shown.some(({ column }) => isPart(column.role));
  const [now, before] = placesOf(block);
  return {
    kind: 'table',
    key: block.key,
    title: block.title,
    caption: 'Bedragen in euro’s',
    columns: [
      ...shown.map(({ column: { key, label, role } }): TableColumn => ({
        key,
        label: isWide && role === 'current' ? 'Totaal' : label,
        role: roleOf(role, isWide),
      })),
      { key: 'verschil', label: 'Verschil', role: 'difference' },
    ],
    rows: block.rows.map((row): TableRow => {
      const difference = gridDifference(block, row, now, before);
      const change = valueOf(difference)?.value;
      return {
        key: row.key,
        label: row.label,
        level: row.level,
        kind: row.kind === 'total' ? 'total' : 'line',
        ...(row.emphasis && { emphasis: row.emphasis }),
        ...(change !== undefined && { judgement: judged(change, row.more) }),
        cells: [...shown.map(({ column, index }) => gridFigure(row, column, index)), difference],
      };
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
        const figure = gridEarlier(row, column, index);
        return figure && { figure, when: column.earlier?.naam ?? '' };
      }),
    ]),
  );
}

/** Columns of the chosen period and of what it is held against. */
export function placesOf({ columns }: GridBlock): readonly [number, number] {
  const at = (wanted: GridColumn['role']) => columns.findIndex(({ role }) => role === wanted);
  return [at('current'), at('comparison')];
}

/** Amounts of the months or quarters of a row, for a small picture. */
export function partsOf({ columns }: GridBlock, row: GridRow): (number | null)[] {
  return row.cents.filter((_, index) => {
    const role = columns[index]?.role;
    return role === 'month' || role === 'quarter';
  });
}

/** True where months or quarters stand beside each other. */
export const isDivided = ({ columns }: GridBlock) => columns.some(({ role }) => isPart(role));

const isPart = (role: GridColumn['role']) =>
  role === 'month' || role === 'quarter' || role === 'closing';

function roleOf(role: GridColumn['role'], isWide: boolean): TableColumn['role'] {
  if (isPart(role)) return 'month';
  if (role === 'comparison') return 'comparison';
  return isWide ? 'total' : 'current';
}

export function judged(change: number, more: GridRow['more']) {
  if (change === 0 || more === 'neutraal') return 'neutraal';
  return change > 0 === (more === 'gunstig') ? 'gunstig' : 'ongunstig';
}
