import type { Sql } from '../db/database.ts';
import type { ExactConnection } from './rows.ts';

/**
 * Who is told that a connection does not read: its maker, who may change the project still; else the
 * beheerders of that project; where it has none, those of the organisation. Nobody once it was removed.
 */
export async function concerned(
  sql: Sql,
  { projectId, organisationId, userId }: ExactConnection,
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT user_id AS id FROM (
       SELECT user_id, rank() OVER (ORDER BY place) AS place FROM (
         SELECT user_id, 1 AS place FROM project_members
         WHERE project_id = $1 AND user_id = $3 AND level IN ('bewerker', 'beheerder')
         UNION ALL SELECT user_id, 2 FROM project_members
         WHERE project_id = $1 AND level = 'beheerder'
         UNION ALL SELECT user_id, 3 FROM memberships
         WHERE organisation_id = $2 AND level = 'beheerder') everyone) ranked
     WHERE place = 1 AND EXISTS (
       SELECT FROM projects WHERE project_id = $1 AND removed_at IS NULL)`,
    [projectId, organisationId, userId],
  );
  return rows.map(({ id }) => id);
}
