import type { Sql } from '../db/database.ts';
import type { BooksData } from './data.ts';

/** Debit-positive movements of the accounts in a month up to and including a day. */
export type DaySums = ReadonlyMap<string, number>;

/** Kept with the books that they are of. */
const KEPT = new WeakMap<BooksData, Map<string, Promise<DaySums>>>();

/** Sums of the lines of a month with a date up to a day, 'YYYY-MM-DD'; read once per version. */
export function daySums(
  sql: Sql,
  projectId: string,
  data: BooksData,
  { periode, until }: { periode: number; until: string },
): Promise<DaySums> {
  const known = KEPT.get(data) ?? new Map<string, Promise<DaySums>>();
  KEPT.set(data, known);
  const key = `${periode} ${until}`;
  const kept = known.get(key);
  if (kept) return kept;
  const sums = load(sql, projectId, periode, until);
  known.set(key, sums);
  sums.catch(() => known.delete(key));
  return sums;
}

async function load(sql: Sql, projectId: string, periode: number, until: string): Promise<DaySums> {
  const rows = await sql.rows<{ rekening: string; cents: number }>(
    `SELECT l.rekening, sum(l.cents)::bigint AS cents FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.periode = $2 AND l.soort = 'mutatie' AND l.datum <= $3
     GROUP BY l.rekening`,
    [projectId, periode, until],
  );
  return new Map(rows.map(({ rekening, cents }) => [rekening, cents]));
}
