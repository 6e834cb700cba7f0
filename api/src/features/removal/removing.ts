import { recordActivity } from '../../access/activity.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';

interface Named {
  readonly name: string;
}

/**
 * Marks an organisation as removed, and its projects with it; only in a transaction. From then on
 * nothing of it is there for anybody, but for who brings it back. Throws not_found.
 */
export async function removeOrganisation(
  sql: Sql,
  clock: Clock,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
): Promise<void> {
  const at = stamp(clock);
  const [gone] = await sql.rows<Named>(
    `UPDATE organisations SET removed_at = $2::timestamptz, removed_by = $3
     WHERE organisation_id = $1 AND removed_at IS NULL RETURNING name`,
    [organisationId, at, userId],
  );
  if (!gone) throw new DomainError('not_found');
  await sql.rows(
    `UPDATE projects SET removed_at = $2::timestamptz, removed_by = $3, removed_along = true
     WHERE organisation_id = $1 AND removed_at IS NULL`,
    [organisationId, at, userId],
  );
  await recordActivity(sql, clock, {
    ...{ organisationId, userId, action: 'organisatie.verwijderd' },
    description: `Organisatie ${gone.name} verwijderd`,
  });
}

/** The same for a project. */
export async function removeProject(
  sql: Sql,
  clock: Clock,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<void> {
  const [gone] = await sql.rows<Named & { organisation_id: string }>(
    `UPDATE projects SET removed_at = $2::timestamptz, removed_by = $3
     WHERE project_id = $1 AND removed_at IS NULL RETURNING name, organisation_id`,
    [projectId, stamp(clock), userId],
  );
  if (!gone) throw new DomainError('not_found');
  await recordActivity(sql, clock, {
    ...{ organisationId: gone.organisation_id, projectId, userId },
    action: 'project.verwijderd',
    description: `Project ${gone.name} verwijderd`,
  });
}
