import {
  gridFigure,
  type Figure,
  type GridBlock,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';

export type DrawnColumn = Pick<GridColumn, 'label' | 'role'>;

export interface DrawnRow extends Pick<GridRow, 'label' | 'level' | 'emphasis'> {
  readonly kind: 'group' | 'line' | 'total';
  /** One per column; a group has none. */
  readonly cells: readonly Figure[];
}

/** What is drawn of a table, whose columns may be divided over tables below each other. */
export interface DrawnTable {
  readonly caption: string;
  readonly columns: readonly DrawnColumn[];
  readonly rows: readonly DrawnRow[];
}

export function drawnTable({ caption, columns, rows }: GridBlock): DrawnTable {
  return {
    caption,
    columns,
    rows: rows.map((row) => ({
      ...row,
      kind: row.kind === 'rest' ? 'line' : row.kind,
      cells: row.kind === 'group' ? [] : columns.map((_, index) => gridFigure(columns, row, index)),
    })),
  };
}
