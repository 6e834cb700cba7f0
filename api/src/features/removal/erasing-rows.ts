import type { Sql } from '../../db/database.ts';
import { deleteInSteps } from '../../db/delete-in-steps.ts';
import { removeReading } from '../../imports/versions.ts';

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
  if (column === 'project_id') await eraseReadings(sql, id, signal);
  const tables = await sql.rows<{ name: string }>(TABLES, [column]);
  for (const { name } of tables) {
    await deleteInSteps(sql, `"${name}"`, `${column} = $1`, [id], signal);
  }
}

/** The lines, of which there may be millions: along their key, past what was deleted before. */
async function eraseReadings(sql: Sql, projectId: string, signal: AbortSignal): Promise<void> {
  const readings = await sql.rows<{ source_no: number }>(
    `SELECT source_no FROM sources WHERE project_id = $1
     UNION SELECT source_no FROM source_versions WHERE project_id = $1`,
    [projectId],
  );
  for (const { source_no } of readings) await removeReading(sql, projectId, source_no, signal);
}
