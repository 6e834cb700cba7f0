import type { Sql } from '../../db/database.ts';
import { afterCursor } from './cursor.ts';
import type { PageRequest } from './page-request.ts';
import { lineConditions } from './reach.ts';
import { COLUMNS, type LineRow } from './rows.ts';
import { orderBy } from './sort.ts';

/** Walks along all lines by date, and leaves out those of other accounts. */
export function walkedRows(
  sql: Sql,
  { reach, sort, limit, after, offset }: PageRequest,
): Promise<LineRow[]> {
  const conditions = lineConditions(reach);
  const { add, parameter } = conditions;
  if (!reach.hasAllAccounts) {
    const numbers = reach.accounts.map(({ rekening }) => rekening);
    add(`l.rekening = ANY (${parameter(numbers)})`);
  }
  if (after) add(afterCursor(conditions, sort, after));
  return sql.rows<LineRow>(
    `SELECT ${COLUMNS} FROM journal_lines l WHERE ${conditions.text()}
     ORDER BY ${orderBy(sort)} LIMIT ${limit} OFFSET ${offset}`,
    conditions.parameters,
  );
}
