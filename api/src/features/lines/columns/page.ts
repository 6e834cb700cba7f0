import type { Sql } from '../../../db/database.ts';
import type { Cursor } from '../cursor.ts';
import type { PageRequest, PageRows } from '../page-request.ts';
import { COLUMNS, type LineRow } from '../rows.ts';
import { SORTS, type Sort } from '../sort.ts';
import { SORT_KEYS, type LineColumns } from './columns.ts';
import { hitsOf, type Hits } from './hits.ts';
import { dayNumber } from './maker.ts';

/** So few hits are rather sorted than looked for along the order of all lines. */
const FEW = 2_000;

/**
 * Reads a page by the columns: they tell which lines, and only those are read. Undefined when
 * they do not tell.
 */
export async function columnRows(
  sql: Sql,
  columns: LineColumns,
  request: PageRequest,
  few = FEW,
): Promise<PageRows | undefined> {
  const { sort, after, reach } = request;
  const last = after && lineOf(columns, after.key);
  if (after && (last === undefined || !isOf(columns, last, sort, after))) return undefined;
  const hits = hitsOf(columns, request);
  if (!hits) return undefined;
  const pageOf = hits.found.count <= few ? pageOfFew : pageOfMany;
  const lines = pageOf(columns, hits, request, last);
  const rows = await readLines(sql, reach.projectId, columns, lines);
  return { rows, seen: { whole: hits.whole, found: hits.found } };
}

/** The lines of a page, which comes after a line: all hits sorted. */
function pageOfFew(
  columns: LineColumns,
  hits: Hits,
  { sort, limit, offset }: PageRequest,
  after: number | undefined,
): number[] {
  const compare = comparing(columns, sort);
  const lines = linesOf(columns, hits).sort(compare);
  const rest = after === undefined ? lines : lines.filter((line) => compare(line, after) > 0);
  return rest.slice(offset, offset + limit);
}

/** The same by walking along the order of all lines. */
function pageOfMany(
  columns: LineColumns,
  hits: Hits,
  { sort, limit, offset }: PageRequest,
  after: number | undefined,
): number[] {
  const compare = comparing(columns, sort);
  const order = columns.orders[sort.column];
  const step = sort.direction === 'asc' ? 1 : -1;
  const first = step === 1 ? 0 : order.length - 1;
  const firstDay = hits.days[step === 1 ? 0 : 1];
  const lineAt = (steps: number) => order[first + step * steps] ?? 0;
  // Nothing stands before the first day of the hits, in the order of days.
  const isInReach = (steps: number) =>
    sort.column !== 'datum' || step * ((columns.day[lineAt(steps)] ?? 0) - firstDay) >= 0;
  const isPast = (steps: number) =>
    after === undefined ? isInReach(steps) : compare(lineAt(steps), after) > 0;
  let at = first + step * firstOf(0, order.length, isPast);
  let left = offset;
  if (hits.found.count === order.length) {
    at += step * offset;
    left = 0;
  }
  const lines: number[] = [];
  for (; at >= 0 && at < order.length && lines.length < limit; at += step) {
    const line = order[at] ?? 0;
    if (!hits.isHit(line)) continue;
    if (left > 0) left -= 1;
    else lines.push(line);
  }
  return lines;
}

/** All hits, in the order of their key. */
function linesOf({ count }: LineColumns, { isHit, found }: Hits): number[] {
  const lines: number[] = [];
  for (let line = 0; lines.length < found.count && line < count; line += 1) {
    if (isHit(line)) lines.push(line);
  }
  return lines;
}

/** Compares two lines as a sort does; their key, which is their place, settles what is equal. */
function comparing(columns: LineColumns, { column, direction }: Sort) {
  const keys = SORT_KEYS[column].map((key) => columns[key]);
  const sign = direction === 'asc' ? 1 : -1;
  return (one: number, other: number): number => {
    for (const key of keys) {
      const difference = (key[one] ?? 0) - (key[other] ?? 0);
      if (difference !== 0) return sign * difference;
    }
    return sign * (one - other);
  };
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
