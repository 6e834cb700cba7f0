import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LIMITS, refusalOf, type Limit, type Organisation, type Project } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { memberships, organisations, projectMembers, projects, users } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { recordActivity } from './activity.ts';

/** Makes an organisation with its maker as beheerder. Throws conflict for one too many. */
export async function createOrganisation(
  sql: Sql,
  clock: Clock,
  userId: string,
  name: string,
): Promise<Organisation> {
  const mine = and(eq(memberships.userId, userId), eq(memberships.level, 'beheerder'));
  await requireRoom(sql.orm.$count(memberships, mine), LIMITS.organisations);
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

/** Throws conflict when there are as many of something as there may be. */
export async function requireRoom(count: PromiseLike<number>, limit: Limit): Promise<void> {
  if ((await count) >= limit.max) throw new DomainError('conflict', refusalOf(limit));
}

/** Makes a project with its maker as beheerder; its id may have been given out before. */
export async function createProject(
  sql: Sql,
  clock: Clock,
  { userId, organisationId, name }: { userId: string; organisationId: string; name: string },
  projectId: string = randomUUID(),
): Promise<Project> {
  const others = eq(projects.organisationId, organisationId);
  await requireRoom(sql.orm.$count(projects, others), LIMITS.projects);
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
