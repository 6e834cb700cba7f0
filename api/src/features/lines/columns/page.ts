import type { Sql } from '../../../db/database.ts';
import type { Cursor } from '../cursor.ts';
import type { PageRequest, PageRows } from '../page.ts';
import { COLUMNS, type LineRow } from '../rows.ts';
import { SORTS, type Sort } from '../sort.ts';
import { SORT_KEYS, type LineColumns } from './columns.ts';
import { hitsOf, type Hits } from './hits.ts';
import { dayNumber } from './maker.ts';

/**
 * Reads a page by the columns: they tell which lines, and only those are read. Undefined when
 * they do not tell.
 */
export async function columnRows(
  sql: Sql,
  columns: LineColumns,
  request: PageRequest,
): Promise<PageRows | undefined> {
  const { reach, search, sort, after } = request;
  const start = after ? placeAfter(columns, sort, after) : 0;
  if (start === undefined) return undefined;
  const hits = hitsOf(columns, reach, search);
  if (!hits) return undefined;
  const lines = linesFrom(columns, hits, request, start);
  const rows = await readLines(sql, reach.projectId, columns, lines);
  return { rows, seen: { whole: hits.whole, found: hits.found } };
}

/** The lines of a page: walks along the order, in its direction, from a number of steps on. */
function linesFrom(
  { orders, count }: LineColumns,
  { met, all }: Hits,
  { sort, limit, offset }: PageRequest,
  start: number,
): number[] {
  const order = orders[sort.column];
  const isUp = sort.direction === 'asc';
  const lines: number[] = [];
  let passed = 0;
  for (let step = start; step < count && lines.length < limit; step += 1) {
    const line = order[isUp ? step : count - 1 - step] ?? 0;
    if (met[line] !== all) continue;
    passed += 1;
    if (passed > offset) lines.push(line);
  }
  return lines;
}

/**
 * How many steps in the direction of the sort lead past the line of a cursor. Undefined for a
 * line that the columns do not have, or of which the cursor says something else.
 */
function placeAfter(columns: LineColumns, sort: Sort, after: Cursor): number | undefined {
  const line = lineOf(columns, after.key);
  if (line === undefined || !isOf(columns, line, sort, after)) return undefined;
  const order = columns.orders[sort.column];
  const keys = SORT_KEYS[sort.column].map((key) => columns[key]);
  const compare = (other: number): number => {
    for (const key of keys) {
      const difference = (key[other] ?? 0) - (key[line] ?? 0);
      if (difference !== 0) return difference;
    }
    return other - line;
  };
  const place = firstOf(0, order.length, (at) => compare(order[at] ?? 0) >= 0);
  return sort.direction === 'asc' ? place + 1 : order.length - place;
}

/** The line with a key. */
function lineOf(
  { sources, entryNo, lineNo }: LineColumns,
  [source_no, entry, number]: Cursor['key'],
): number | undefined {
  const source = sources.find((each) => each.source_no === source_no);
  if (!source) return undefined;
  const line = firstOf(source.first, source.end, (at) => {
    const difference = (entryNo[at] ?? 0) - entry;
    return difference === 0 ? (lineNo[at] ?? 0) >= number : difference > 0;
  });
  const isFound = line < source.end && entryNo[line] === entry && lineNo[line] === number;
  return isFound ? line : undefined;
}

/** Whether a line has the values of a cursor; of its description only the place is known. */
function isOf(columns: LineColumns, line: number, { column }: Sort, { values }: Cursor): boolean {
  return SORTS[column].every(({ field }, place) => {
    const value = values[place];
    if (field === 'cents') return columns.cents[line] === value;
    if (field === 'datum') return columns.day[line] === dayNumber(String(value));
    if (field === 'woorden') return true;
    return columns.cells[columns.cell[line] ?? 0]?.rekening === value;
  });
}

/** The first number from `low` on for which a test holds that holds for all after it. */
function firstOf(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Reads lines by their key, in this order. */
async function readLines(
  sql: Sql,
  projectId: string,
  { sources, entryNo, lineNo }: LineColumns,
  lines: readonly number[],
): Promise<LineRow[]> {
  if (lines.length === 0) return [];
  const numberOf = (line: number) => sources.find(({ end }) => line < end)?.source_no ?? 0;
  const rows = await sql.rows<LineRow>(
    `SELECT ${COLUMNS}
     FROM unnest($2::int[], $3::int[], $4::int[]) WITH ORDINALITY
       AS k (source_no, entry_no, line_no, place)
     JOIN journal_lines l ON l.project_id = $1::uuid AND l.source_no = k.source_no
       AND l.entry_no = k.entry_no AND l.line_no = k.line_no
     ORDER BY k.place`,
    [
      projectId,
      lines.map(numberOf),
      lines.map((line) => entryNo[line] ?? 0),
      lines.map((line) => lineNo[line] ?? 0),
    ],
  );
  if (rows.length < lines.length) throw new Error('lines of a current source are gone');
  return rows;
}
