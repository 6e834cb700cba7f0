import { valueOf } from '../formats/index.ts';
import { sizes } from '../theme/tokens.ts';
import type { StatementBlock, StatementColumn, StatementLine } from './types.ts';

/**
 * Column whose figure a row opens: the current period, else the total of months, else the first;
 * never one with what is not booked.
 */
export function currentColumn(
  columns: readonly StatementColumn[],
  unbooked: readonly string[],
): number {
  const at = (wanted: StatementColumn['role']) =>
    columns.findIndex(({ key, role }) => role === wanted && !unbooked.includes(key));
  return [at('current'), at('total'), 0].find((index) => index >= 0) ?? 0;
}

const WIDE: readonly StatementColumn['role'][] = ['month', 'total', 'plain'];

/** Room that a column takes beside others, in widths of a month. */
const ROOM: Partial<Record<StatementColumn['role'], number>> = {
  total: 1.25,
  comparison: 1.75,
  difference: 2.25,
  difference_percent: 1.5,
  share: 1.75,
};

/**
 * Room for all columns, in widths of a month, when some stand next to each other with equal
 * weight: such a table scrolls by itself rather than drop any. 0 for others.
 */
export const wideColumns = (columns: readonly StatementColumn[]): number =>
  columns.some(({ role }) => WIDE.includes(role))
    ? columns.reduce((room, { role }) => room + (ROOM[role] ?? 1), 0)
    : 0;

/** Mean width of a character of a name, the indent of a level, and what stands beside, in pixels. */
const CHARACTER = 6.8;
const INDENT = 16;
const ASIDE = 96;
/** A longer name is cut, and whole in its tooltip: the months keep most of the screen. */
const MOST_ROOM = 4;
const LEAST_ROOM = 1.5;

/** More room for names that have something beside them, in widths of a month: for the longest. */
export function roomForNames(rows: readonly StatementLine[]): number {
  const longest = Math.max(
    0,
    ...rows.map((row) => row.level * INDENT + row.label.length * CHARACTER),
  );
  const room = (longest + ASIDE - sizes['column-label-months']) / sizes['column-month'];
  return Math.min(MOST_ROOM, Math.max(LEAST_ROOM, room));
}

/** Size of the largest difference in the table, which the longest bar stands for. */
export function largestDifference(block: StatementBlock): number {
  const column = block.columns.findIndex(({ role }) => role === 'difference');
  if (column < 0) return 0;
  return block.rows.reduce((largest, { cells }) => {
    const cell = cells[column];
    const value = cell ? valueOf(cell)?.value : undefined;
    return Math.max(largest, Math.abs(value ?? 0));
  }, 0);
}

const DROPPED: readonly StatementColumn['role'][] = ['comparison', 'difference_percent', 'share'];

/**
 * How many columns beside the labels are never left out for want of room. A cell that spanned more
 * would keep the room of those that are.
 */
export function alwaysShown(columns: readonly StatementColumn[]): number {
  const first = columns.findIndex(({ role }) => DROPPED.includes(role));
  return first === -1 ? columns.length : first;
}
