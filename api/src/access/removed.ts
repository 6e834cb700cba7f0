import { and, isNull } from 'drizzle-orm';
import { LIMITS, type OrganisationRight, type ProjectRight } from '@kengetal/contract';
import { later, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { organisations, projects } from '../db/schema/index.ts';

const DAY_SECONDS = 24 * 3_600;

/** What was removed before this moment is gone for good, or will be (decision 0108). */
export const keptSince = (clock: Clock): string =>
  later(clock, -LIMITS.removalDays.max * DAY_SECONDS);

/** From when on something that was removed is gone for good. */
export const goneAt = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + LIMITS.removalDays.max * DAY_SECONDS * 1_000).toISOString();

/** Of an organisation, and the project in it if there is one, that neither was removed. */
export const NOT_REMOVED = and(isNull(organisations.removedAt), isNull(projects.removedAt));

interface Asked {
  readonly id: string;
  readonly userId: string;
}

/**
 * What someone was in an organisation at the moment that it was removed, as long as it can be
 * brought back; undefined for others.
 */
export async function levelInRemovedOrganisation(
  sql: Sql,
  clock: Clock,
  { id, userId }: Asked,
): Promise<OrganisationRight | undefined> {
  const [found] = await sql.rows<{ level: OrganisationRight }>(
    `SELECT m.level FROM organisations o
     JOIN memberships m ON m.organisation_id = o.organisation_id AND m.user_id = $2
     WHERE o.organisation_id = $1 AND o.removed_at > $3::timestamptz`,
    [id, userId, keptSince(clock)],
  );
  return found?.level;
}

/** The same of a project, whatever it went with. */
export async function levelInRemovedProject(
  sql: Sql,
  clock: Clock,
  { id, userId }: Asked,
): Promise<ProjectRight | undefined> {
  const [found] = await sql.rows<{ level: ProjectRight }>(
    `SELECT m.level FROM projects p
     JOIN project_members m ON m.project_id = p.project_id AND m.user_id = $2
     WHERE p.project_id = $1 AND p.removed_at > $3::timestamptz`,
    [id, userId, keptSince(clock)],
  );
  return found?.level;
}
