import type { Sql } from '../../db/database.ts';
import { afterCursor, type Sums } from './cursor.ts';
import type { PageRequest } from './page-request.ts';
import { lineConditions, type Reach } from './reach.ts';
import { COLUMNS, type LineRow } from './rows.ts';
import { searchCondition } from './search-sql.ts';
import { orderBy } from './sort.ts';

/** Lines that are looked at before all of them are. */
const PEEK = 2_000;

/**
 * Looks for the words in the first lines of an order that an index has. Words that many lines have
 * fill a page there; undefined when they do not, and all lines must be looked at.
 */
export async function peekedRows(sql: Sql, request: PageRequest): Promise<LineRow[] | undefined> {
  const { reach, sort, limit, after, offset } = request;
  if (offset > 0) return undefined;
  const conditions = lineConditions(reach);
  if (after) conditions.add(afterCursor(conditions, sort, after));
  addAccounts(conditions, reach);
  const rows = await sql.rows<LineRow>(
    `SELECT ${COLUMNS} FROM (
       SELECT * FROM journal_lines l WHERE ${conditions.text()}
       ORDER BY ${orderBy(sort)} LIMIT ${PEEK}
     ) l
     WHERE ${searchCondition(conditions, request)}
     ORDER BY ${orderBy(sort)} LIMIT ${limit}`,
    conditions.parameters,
  );
  return rows.length === limit ? rows : undefined;
}

/** Sum and number of what a search finds; the server divides the work over its processors. */
export async function foundSums(sql: Sql, request: PageRequest): Promise<Sums> {
  const { reach } = request;
  const conditions = lineConditions(reach);
  addAccounts(conditions, reach);
  conditions.add(searchCondition(conditions, request));
  const [sums] = await sql.rows<Sums>(
    `SELECT coalesce(sum(l.cents), 0)::bigint AS sum_cents, count(*) AS count
     FROM journal_lines l WHERE ${conditions.text()}`,
    conditions.parameters,
  );
  if (!sums) throw new Error('no sums');
  return sums;
}

function addAccounts(conditions: ReturnType<typeof lineConditions>, reach: Reach): void {
  const { add, parameter } = conditions;
  if (!reach.hasAllAccounts) {
    const numbers = reach.accounts.map(({ rekening }) => rekening);
    add(`l.rekening = ANY (${parameter(numbers)})`);
  }
}
