import type { DrawnRow } from './drawn-table.ts';

type Row = Pick<DrawnRow, 'level' | 'kind'>;

/** Rows that stay with what precedes them: totals, and what a heading is of. */
const NEVER = Infinity;

/**
 * How deep a table is cut by a new page above a row: 0 between its main groups, more within them;
 * {@link NEVER} where the row belongs to the one above it.
 */
function depthOf(rows: readonly Row[], index: number): number {
  const [row, above] = [rows[index], rows[index - 1]];
  if (!row || !above || row.kind === 'total') return NEVER;
  return above.kind === 'group' || row.level > above.level ? NEVER : row.level;
}

/** Rows from `from` on that go on one page. */
export interface Stretch {
  readonly from: number;
  /** The first row that has no room left on the page. */
  readonly full: number;
  /** Room that rows have on a page of their own. */
  readonly page: number;
  /** True when the rows begin at the top of a page, so that some of them must stay on it. */
  readonly isTop: boolean;
}

/**
 * The row that begins the next page: a group that would be cut goes there whole, with its heading
 * and its total, where a page has room for it; a larger one is cut between what it consists of.
 */
export function nextPageFrom(
  rows: readonly Row[],
  heights: readonly number[],
  { from, full, page, isTop }: Stretch,
): number {
  const least = isTop ? from + 1 : from;
  const depths = rows.map((_, index) => (index === from ? 0 : depthOf(rows, index)));
  const levels = [...new Set(depths.slice(from))].filter(Number.isFinite).sort((a, b) => a - b);
  let nearest = full;
  for (const level of levels) {
    const start = lastUpTo(depths, level, full);
    if (start < least) continue;
    nearest = start;
    const after = depths.findIndex((depth, index) => index > start && depth <= level);
    const end = start === full || after < 0 ? rows.length : after;
    if (start === full || sum(heights.slice(start, end)) <= page) return start;
  }
  return Math.max(nearest, least);
}

/** The last row up to one where a new page cuts no deeper than a level; -1 for none. */
function lastUpTo(depths: readonly number[], level: number, index: number): number {
  return depths.findLastIndex((depth, at) => at <= index && depth <= level);
}

/** Headings of the groups that a row is within, outermost first. */
export function headingsOver(rows: readonly Row[], index: number): number[] {
  const found: number[] = [];
  let level = rows[index]?.level ?? 0;
  for (let at = index - 1; at >= 0 && level > 0; at -= 1) {
    const row = rows[at];
    if (!row || row.level >= level) continue;
    level = row.level;
    if (row.kind === 'group') found.unshift(at);
  }
  return found;
}

export const sum = (heights: readonly number[]): number =>
  heights.reduce((total, height) => total + height, 0);
