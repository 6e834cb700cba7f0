import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { LIMITS, refusalOf, type Limit, type Organisation, type Project } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { memberships, organisations, projectMembers, projects, users } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { recordActivity } from './activity.ts';
import { lockOrganisation } from './lock-project.ts';

/** Makes an organisation with its maker as beheerder. Throws conflict for one too many. */
export async function createOrganisation(
  sql: Sql,
  clock: Clock,
  userId: string,
  name: string,
): Promise<Organisation> {
  await requireRoomForOrganisation(sql, userId);
  const organisationId = randomUUID();
  const since = stamp(clock);
  await sql.orm.insert(organisations).values({ organisationId, name, createdAt: since });
  await sql.orm.insert(memberships).values({ organisationId, userId, level: 'beheerder', since });
  await recordActivity(sql, clock, {
    organisationId,
    userId,
    action: 'organisatie.gemaakt',
    description: `Organisatie ${name} gemaakt`,
  });
  return { organisation_id: organisationId, organisation_name: name };
}

/** Throws conflict for who is beheerder of as many organisations as one may be. */
export async function requireRoomForOrganisation(sql: Sql, userId: string): Promise<void> {
  const [mine] = await sql.orm
    .select({ count: count() })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.organisationId, memberships.organisationId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.level, 'beheerder'),
        isNull(organisations.removedAt),
      ),
    );
  requireRoom(mine?.count ?? 0, LIMITS.organisations);
}

/** Throws conflict where an organisation has as many projects as it may; locks it (not_found). */
export async function requireRoomForProject(sql: Sql, organisationId: string): Promise<void> {
  await lockOrganisation(sql, organisationId);
  const others = and(eq(projects.organisationId, organisationId), isNull(projects.removedAt));
  requireRoom(await sql.orm.$count(projects, others), LIMITS.projects);
}

/** Throws conflict when there are as many of something as there may be. */
export function requireRoom(used: number, limit: Limit): void {
  if (used >= limit.max) throw new DomainError('conflict', refusalOf(limit));
}

/** Makes a project with its maker as beheerder; its id may have been given out before. */
export async function createProject(
  sql: Sql,
  clock: Clock,
  { userId, organisationId, name }: { userId: string; organisationId: string; name: string },
  projectId: string = randomUUID(),
): Promise<Project> {
  await requireRoomForProject(sql, organisationId);
  const since = stamp(clock);
  await sql.orm.insert(projects).values({ projectId, organisationId, name, createdAt: since });
  await sql.orm.insert(projectMembers).values({ projectId, userId, level: 'beheerder', since });
  await sql.orm.update(users).set({ isSettled: true }).where(eq(users.userId, userId));
  await recordActivity(sql, clock, {
    organisationId,
    projectId,
    userId,
    action: 'project.gemaakt',
    description: `Project ${name} gemaakt`,
  });
  return { project_id: projectId, project_name: name, organisation_id: organisationId };
}
