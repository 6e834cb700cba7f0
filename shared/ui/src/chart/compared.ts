import { gridFigure, gridPlace, type GridBlock } from '@kengetal/contract';
import { statementLine } from '../statement/grid.ts';
import type { StatementBlock, StatementColumn } from '../statement/types.ts';

/** Columns of now, and of what it is held against. */
export const NOW = 0;
export const BEFORE = 1;

/**
 * Now beside before with the difference, and where it has one the share of the total. Its columns
 * have equal weight, so that none is left out in a narrow place.
 */
export function comparedTable({ columns, rows, key, title, caption }: GridBlock): StatementBlock {
  const apart = gridPlace(columns, 'difference');
  const shown: [place: number, column: StatementColumn][] = [
    NOW,
    gridPlace(columns, 'share'),
    BEFORE,
    apart,
  ].flatMap((place) => {
    const column = columns[place];
    const role = place === apart ? ('difference' as const) : ('plain' as const);
    return column ? [[place, { key: column.key, label: column.label, role }]] : [];
  });
  return {
    key: `${key}-tabel`,
    title,
    caption,
    columns: shown.map(([, column]) => column),
    rows: rows.map((row) => {
      const cells = shown.map(([place]) => gridFigure(columns, row, place));
      return statementLine(row, cells, gridFigure(columns, row, apart));
    }),
  };
}
