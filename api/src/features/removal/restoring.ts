import type { Organisation, Project, RemovedThing } from '@kengetal/contract';
import { LIMITS, refusalOf } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { requireRoomForOrganisation, requireRoomForProject } from '../../access/creating.ts';
import {
  goneAt,
  keptSince,
  levelInRemovedOrganisation,
  levelInRemovedProject,
} from '../../access/removed.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';

const WITH_ORGANISATION =
  'Dit project hoort bij een organisatie die is verwijderd. Haal eerst de organisatie terug.';

/** What was removed of which somebody was beheerder, the newest first. */
export async function removedThings(
  sql: Sql,
  clock: Clock,
  userId: string,
): Promise<RemovedThing[]> {
  const found = await sql.rows<Omit<RemovedThing, 'gone_at'>>(
    `SELECT t.kind, t.id, t.name, t.organisation_name, t.removed_at, u.name AS removed_by
     FROM (SELECT 'organisatie' AS kind, o.organisation_id AS id, o.name,
                  o.name AS organisation_name, o.removed_at, o.removed_by
           FROM organisations o
           JOIN memberships m ON m.organisation_id = o.organisation_id AND m.user_id = $1
             AND m.level = 'beheerder'
           UNION ALL
           SELECT 'project', p.project_id, p.name, o.name, p.removed_at, p.removed_by
           FROM projects p
           JOIN organisations o ON o.organisation_id = p.organisation_id AND o.removed_at IS NULL
           JOIN project_members m ON m.project_id = p.project_id AND m.user_id = $1
             AND m.level = 'beheerder') t
     LEFT JOIN users u ON u.user_id = t.removed_by
     WHERE t.removed_at > $2::timestamptz
     ORDER BY t.removed_at DESC, t.name`,
    [userId, keptSince(clock)],
  );
  return found.map((thing) => ({ ...thing, gone_at: goneAt(thing.removed_at) }));
}

/**
 * Brings an organisation back, with the projects that went with it; only in a transaction. Throws
 * not_found where it is gone for good by now, conflict for one organisation too many.
 */
export async function restoreOrganisation(
  sql: Sql,
  clock: Clock,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
): Promise<Organisation> {
  await sql.rows('SELECT FROM organisations WHERE organisation_id = $1 FOR NO KEY UPDATE', [
    organisationId,
  ]);
  // Whoever erases takes the members away first, with the same lock.
  const level = await levelInRemovedOrganisation(sql, clock, { id: organisationId, userId });
  if (level !== 'beheerder') throw tooLate();
  await requireRoomForOrganisation(sql, userId);
  const [back] = await sql.rows<Organisation>(
    `UPDATE organisations SET removed_at = NULL, removed_by = NULL WHERE organisation_id = $1
     RETURNING organisation_id, name AS organisation_name`,
    [organisationId],
  );
  if (!back) throw tooLate();
  await sql.rows(
    `UPDATE projects SET removed_at = NULL, removed_by = NULL, removed_along = false
     WHERE organisation_id = $1 AND removed_along`,
    [organisationId],
  );
  await recordActivity(sql, clock, {
    ...{ organisationId, userId, action: 'organisatie.teruggehaald' },
    description: `Organisatie ${back.organisation_name} teruggehaald`,
  });
  return back;
}

/** The same for a project; throws conflict as well while its organisation is removed. */
export async function restoreProject(
  sql: Sql,
  clock: Clock,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<Project> {
  const [project] = await sql.rows<{ organisation_id: string; is_along: boolean }>(
    `SELECT p.organisation_id, o.removed_at IS NOT NULL AS is_along
     FROM projects p JOIN organisations o ON o.organisation_id = p.organisation_id
     WHERE p.project_id = $1`,
    [projectId],
  );
  if (!project) throw tooLate();
  if (project.is_along) throw new DomainError('conflict', WITH_ORGANISATION);
  await requireRoomForProject(sql, project.organisation_id);
  await sql.rows('SELECT FROM projects WHERE project_id = $1 FOR NO KEY UPDATE', [projectId]);
  const level = await levelInRemovedProject(sql, clock, { id: projectId, userId });
  if (level !== 'beheerder') throw tooLate();
  const [back] = await sql.rows<Project>(
    `UPDATE projects SET removed_at = NULL, removed_by = NULL WHERE project_id = $1
     RETURNING project_id, name AS project_name, organisation_id`,
    [projectId],
  );
  if (!back) throw tooLate();
  await recordActivity(sql, clock, {
    ...{ organisationId: back.organisation_id, projectId, userId },
    action: 'project.teruggehaald',
    description: `Project ${back.project_name} teruggehaald`,
  });
  return back;
}

const tooLate = () => new DomainError('not_found', refusalOf(LIMITS.removalDays));
