import { recordActivity } from '../../access/activity.ts';
import { join, nameOf } from '../../access/joining.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { holdOrganisationOf } from './changing.ts';

/** Projects of an organisation in which nobody is beheerder, by name. */
export function projectsWithoutOwner(sql: Sql, organisationId: string) {
  return sql.rows<{ project_id: string; project_name: string }>(
    `SELECT p.project_id, p.name AS project_name FROM projects p
     WHERE p.organisation_id = $1 AND p.removed_at IS NULL AND NOT EXISTS (
       SELECT FROM project_members m WHERE m.project_id = p.project_id AND m.level = 'beheerder')
     ORDER BY p.name`,
    [organisationId],
  );
}

/**
 * Makes a beheerder of the organisation beheerder of a project without one, which everyone in it can
 * read afterwards. Throws not_found, and conflict for a project that has a beheerder.
 */
export async function takeProject(
  sql: Sql,
  clock: Clock,
  { organisationId, projectId, userId }: Record<'organisationId' | 'projectId' | 'userId', string>,
): Promise<void> {
  if ((await holdOrganisationOf(sql, projectId)) !== organisationId) {
    throw new DomainError('not_found');
  }
  const orphans = await projectsWithoutOwner(sql, organisationId);
  if (!orphans.some(({ project_id }) => project_id === projectId)) {
    throw new DomainError(
      'conflict',
      'Dit project heeft een beheerder. Vraag die om je uit te nodigen.',
    );
  }
  await join(sql, clock, { organisationId, userId, in: { projectId, level: 'beheerder' } });
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId, userId, action: 'project.overgenomen' },
    description: `${await nameOf(sql, userId)} nam het project over, dat geen beheerder meer had`,
  });
}
