import type { Sql } from '../db/database.ts';

/** Holds off other changes of the books of a project until the transaction ends. */
export async function lockProject(sql: Sql, projectId: string): Promise<void> {
  await sql.rows('SELECT 1 FROM projects WHERE project_id = $1 FOR UPDATE', [projectId]);
}
