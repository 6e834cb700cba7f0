import type { TableBlock, TableColumn } from '@kengetal/contract';
import { valueOf } from '../formats/index.ts';

/** Column whose figure a row opens: the current period, else the first. */
export function currentColumn(columns: readonly TableColumn[]): number {
  return Math.max(
    0,
    columns.findIndex(({ role }) => role === 'current'),
  );
}

/** Size of the largest difference in the table, which the longest bar stands for. */
export function largestDifference(block: TableBlock): number {
  const column = block.columns.findIndex(({ role }) => role === 'difference');
  if (column < 0) return 0;
  return block.rows.reduce((largest, { cells }) => {
    const cell = cells[column];
    const value = cell ? valueOf(cell)?.value : undefined;
    return Math.max(largest, Math.abs(value ?? 0));
  }, 0);
}
