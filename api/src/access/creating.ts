import { randomUUID } from 'node:crypto';
import type { Organisation, Project } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { memberships, organisations, projectMembers, projects } from '../db/schema/index.ts';
import { recordActivity } from './activity.ts';

/** Makes an organisation with its maker as beheerder. */
export async function createOrganisation(
  sql: Sql,
  clock: Clock,
  userId: string,
  name: string,
): Promise<Organisation> {
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

/** Makes a project with its maker as beheerder; its id may have been given out before. */
export async function createProject(
  sql: Sql,
  clock: Clock,
  { userId, organisationId, name }: { userId: string; organisationId: string; name: string },
  projectId: string = randomUUID(),
): Promise<Project> {
  const since = stamp(clock);
  await sql.orm.insert(projects).values({ projectId, organisationId, name, createdAt: since });
  await sql.orm.insert(projectMembers).values({ projectId, userId, level: 'beheerder', since });
  await recordActivity(sql, clock, {
    organisationId,
    projectId,
    userId,
    action: 'project.gemaakt',
    description: `Project ${name} gemaakt`,
  });
  return { project_id: projectId, project_name: name, organisation_id: organisationId };
}
