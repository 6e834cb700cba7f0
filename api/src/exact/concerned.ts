import type { Sql } from '../db/database.ts';
import type { ExactConnection } from './rows.ts';

/**
 * Who is told that a connection does not read. Consent anew is given by a beheerder of the organisation
 * who may change the project: its maker where they are one, else all who are. Where nobody is: its
 * maker who may change the project still, else the beheerders of that project, else those of the
 * organisation. Nobody once the project was removed.
 */
export async function concerned(
  sql: Sql,
  { projectId, organisationId, userId }: ExactConnection,
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `WITH editors AS (
       SELECT user_id, level FROM project_members
       WHERE project_id = $1 AND level IN ('bewerker', 'beheerder')),
     managers AS (
       SELECT user_id FROM memberships WHERE organisation_id = $2 AND level = 'beheerder'),
     able AS (SELECT user_id FROM editors JOIN managers USING (user_id))
     SELECT user_id AS id FROM (
       SELECT user_id, rank() OVER (ORDER BY place) AS place FROM (
         SELECT user_id, 1 AS place FROM able WHERE user_id = $3
         UNION ALL SELECT user_id, 2 FROM able
         UNION ALL SELECT user_id, 3 FROM editors WHERE user_id = $3
         UNION ALL SELECT user_id, 4 FROM editors WHERE level = 'beheerder'
         UNION ALL SELECT user_id, 5 FROM managers) everyone) ranked
     WHERE place = 1 AND EXISTS (
       SELECT FROM projects WHERE project_id = $1 AND removed_at IS NULL)`,
    [projectId, organisationId, userId],
  );
  return rows.map(({ id }) => id);
}
