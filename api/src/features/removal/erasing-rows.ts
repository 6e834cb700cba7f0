import type { Sql } from '../../db/database.ts';
import { deleteInSteps } from '../../db/delete-in-steps.ts';

/**
 * Every table that says of its rows whose they are, but the one of the thing itself; those that
 * others refer to last. A table that comes later is among them by its column.
 */
const TABLES = `
  SELECT c.table_name AS name FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
    AND c.column_name = $1 AND c.table_name NOT IN ('projects', 'organisations')
  ORDER BY (SELECT count(*) FROM pg_constraint f
            WHERE f.contype = 'f' AND f.confrelid = to_regclass(quote_ident(c.table_name))),
    c.table_name`;

/** Removes all rows of an organisation or a project, but its own, in small steps. */
export async function eraseRows(
  sql: Sql,
  column: 'organisation_id' | 'project_id',
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const tables = await sql.rows<{ name: string }>(TABLES, [column]);
  for (const { name } of tables) {
    await deleteInSteps(sql, `"${name}"`, `${column} = $1`, [id], signal);
  }
}
