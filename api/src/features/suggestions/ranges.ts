import type { Sql } from '../../db/database.ts';
import { nextSlice } from '../../slices.ts';

interface At {
  readonly sql: Sql;
  readonly projectId: string;
}

/** Lines that one statement goes through: on one connection others wait for it. */
const LINES = 20_000;

/** Lines `l` of whole entries of one source: $1 to $4 of a statement for `rowsByRange`. */
export const IN_RANGE = 'l.project_id = $1 AND l.source_no = $2 AND l.entry_no BETWEEN $3 AND $4';

/** All that a statement answers for the entries of a project, some of them at a time. */
export async function rowsByRange<Row extends object>(
  { sql, projectId }: At,
  statement: string,
  parameters: readonly (string | number | readonly string[])[],
): Promise<Row[]> {
  const found: Row[] = [];
  const sources = await sql.rows<{ source_no: number; lines: number; last: number | null }>(
    `SELECT s.source_no, s.lines, (SELECT max(l.entry_no) FROM journal_lines l
       WHERE l.project_id = s.project_id AND l.source_no = s.source_no) AS last
     FROM sources s WHERE s.project_id = $1 ORDER BY s.source_no`,
    [projectId],
  );
  for (const { source_no, lines, last } of sources) {
    if (last === null) continue;
    const step = Math.ceil((last + 1) / Math.max(1, Math.ceil(lines / LINES)));
    for (let from = 0; from <= last; from += step) {
      const range = [projectId, source_no, from, from + step - 1];
      for (const row of await sql.rows<Row>(statement, [...range, ...parameters])) found.push(row);
      await nextSlice();
    }
  }
  return found;
}
