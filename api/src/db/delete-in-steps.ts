import type { Sql, SqlParameters } from './database.ts';

const ROWS_AT_ONCE = 5_000;

/**
 * Deletes the rows of a table for which a condition holds, in small steps, so that nobody waits for
 * them. It ends when there are none: what a killed program still deletes is not ours to count.
 */
export async function deleteInSteps(
  sql: Sql,
  table: string,
  where: string,
  params: SqlParameters,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    await sql.rows(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${where} LIMIT ${ROWS_AT_ONCE})) AND ${where}`,
      params,
    );
    const left = await sql.rows(`SELECT FROM ${table} WHERE ${where} LIMIT 1`, params);
    if (left.length === 0) return;
  }
}
