import {
  gridFigure,
  gridPlace,
  type Figure,
  type GridBlock,
  type GridColumn,
  type GridRow,
  type Judgement,
} from '@kengetal/contract';
import { valueOf } from '../formats/index.ts';
import type { StatementBlock, StatementColumn, StatementLine } from './types.ts';

/** A grid as a table: a column and a row for each of its own. */
export function gridStatement(block: GridBlock): StatementBlock {
  const { key, title, caption, columns, rows } = block;
  const places = columns.flatMap(({ role }, place) => (role === 'effect' ? [] : [place]));
  const apart = gridPlace(columns, 'difference');
  return {
    key,
    title,
    caption,
    columns: places.flatMap((place) => {
      const column = columns[place];
      return column ? [{ key: column.key, label: column.label, role: drawnRole(column.role) }] : [];
    }),
    rows: rows.map((row) => {
      const cells = places.map((place) => gridFigure(columns, row, place));
      return statementLine(row, cells, cells[places.indexOf(apart)]);
    }),
  };
}

/** A row with its figures, of which `change` says what it means. */
export function statementLine(row: GridRow, cells: Figure[], change?: Figure): StatementLine {
  const { key, label, level, kind, emphasis, more } = row;
  const value = change && valueOf(change)?.value;
  return {
    key,
    label,
    level,
    kind: kind === 'rest' ? 'line' : kind,
    ...(emphasis && { emphasis }),
    ...(value !== undefined && { judgement: judged(value, more) }),
    cells: kind === 'group' ? [] : cells,
  };
}

/** What a change of a row means, given whether more of it is good. */
export function judged(change: number, more: GridRow['more']): Judgement {
  if (change === 0 || more === 'neutraal') return 'neutraal';
  return change > 0 === (more === 'gunstig') ? 'gunstig' : 'ongunstig';
}

/** How a column of a grid is drawn: quarters and closing bookings as months. */
export function drawnRole(role: GridColumn['role']): StatementColumn['role'] {
  if (role === 'quarter' || role === 'closing') return 'month';
  return role === 'effect' ? 'difference' : role;
}
