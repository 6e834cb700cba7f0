import type { DrawnColumn, DrawnTable } from './drawn-table.ts';
import type { Paper } from './paper.ts';
import { cellText } from './values.ts';

/** Largest first; the first at which the columns fit is taken. */
const SIZES = [9, 8.5, 8, 7.5, 7, 6.5];
export const CELL_GAP = 14;
const LEAST_LABEL = 132;
/** Columns of a table with few of them are wide enough for a heading on two lines. */
const FEW_COLUMNS = 6;
const LEAST_AMOUNT = 50;

/** Type size, and where the columns are. */
export interface Columns {
  readonly size: number;
  readonly labelWidth: number;
  readonly widths: readonly number[];
}

/** Where the columns are, at the largest size up to `most` at which they fit; undefined when they fit at none. */
export function columnsOf(paper: Paper, table: DrawnTable, most = Infinity): Columns | undefined {
  for (const size of SIZES.filter((one) => one <= most)) {
    const widths = table.columns.map((column, index) =>
      columnWidth(paper, table, column, index, size),
    );
    const labelWidth = paper.width - widths.reduce((sum, width) => sum + width, 0);
    if (labelWidth >= LEAST_LABEL) return { size, labelWidth, widths };
  }
  return undefined;
}

function columnWidth(
  paper: Paper,
  table: DrawnTable,
  { label, role }: DrawnColumn,
  index: number,
  size: number,
): number {
  const values = table.rows.map(({ cells }) => cellText(cells[index], role));
  const longest = values.reduce((one, other) => (other.length > one.length ? other : one), '');
  // A month and its year stay together.
  const words = role === 'month' ? [label] : label.split(' ');
  const head = words.map((word) => paper.widthOf(word, { weight: 'semibold', size: size - 0.5 }));
  const isWide = table.columns.length <= FEW_COLUMNS && isAmount(role);
  const least = isWide ? LEAST_AMOUNT : 30;
  return Math.max(paper.widthOf(longest, { weight: 'semibold', size }), ...head, least) + CELL_GAP;
}

/** Not a percentage or a part. */
export const isAmount = (role: DrawnColumn['role']) =>
  role !== 'difference_percent' && role !== 'share';
