import type { Sql } from '../../db/database.ts';
import { afterCursor, type Sums } from './cursor.ts';
import { newConditions } from './conditions.ts';
import type { PageRequest, PageRows } from './page-request.ts';
import { lineConditions } from './reach.ts';
import { COLUMNS, type LineRow } from './rows.ts';
import { searchCondition } from './search-sql.ts';
import { orderBy, WORDS } from './sort.ts';

interface ScannedRow extends LineRow {
  readonly whole_cents: number;
  readonly whole_count: number;
  readonly found_cents: number;
  readonly found_count: number;
}

/** Looks at every line that may be meant, once: it gives the sums and the page. */
export async function scannedRows(sql: Sql, request: PageRequest): Promise<PageRows> {
  const { reach, sort, limit, after, offset } = request;
  const conditions = lineConditions(reach);
  const { add, parameter } = conditions;
  if (!reach.hasAllAccounts) {
    const numbers = reach.accounts.map(({ rekening }) => rekening);
    add(`l.rekening = ANY (${parameter(numbers)})`);
  }
  const hit = searchCondition(conditions, request);
  // What is not found need not be kept when the summary has the sum of the whole.
  if (reach.isExact) add(hit);
  const page = newConditions(conditions);
  if (!reach.isExact) page.add('l.hit');
  const project = parameter(reach.projectId);
  if (after) page.add(afterCursor(conditions, sort, after, 'list'));
  const rows = await sql.rows<ScannedRow | ScannedNothing>(
    `WITH seen AS MATERIALIZED (
       SELECT l.source_no, l.entry_no, l.line_no, l.cents, l.datum, l.rekening,
              ${sort.column === 'omschrijving' ? WORDS : 'NULL'} AS woorden,
              ${reach.isExact ? 'TRUE' : hit} AS hit
       FROM journal_lines l WHERE ${conditions.text()}
     ), sums AS (
       SELECT coalesce(sum(cents), 0)::bigint AS whole_cents, count(*) AS whole_count,
              coalesce(sum(cents) FILTER (WHERE hit), 0)::bigint AS found_cents,
              count(*) FILTER (WHERE hit) AS found_count
       FROM seen
     ), page AS (
       SELECT * FROM seen l WHERE ${page.text()}
       ORDER BY ${orderBy(sort, 'list')} LIMIT ${limit} OFFSET ${offset}
     )
     SELECT sums.*, ${COLUMNS} FROM sums
     LEFT JOIN page p ON TRUE
     LEFT JOIN journal_lines l ON l.project_id = ${project}::uuid AND l.source_no = p.source_no
       AND l.entry_no = p.entry_no AND l.line_no = p.line_no
     ORDER BY ${orderBy(sort)}`,
    conditions.parameters,
  );
  const [first] = rows;
  if (!first) throw new Error('no sums');
  const seen = { sum_cents: first.whole_cents, count: first.whole_count };
  const found = { sum_cents: first.found_cents, count: first.found_count };
  const whole: Sums = reach.isExact ? { sum_cents: reach.sum_cents, count: reach.count } : seen;
  return { rows: rows.filter((row) => row.source_no !== null), seen: { whole, found } };
}

interface ScannedNothing extends Omit<ScannedRow, 'source_no'> {
  readonly source_no: null;
}
