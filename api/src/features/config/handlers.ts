import { and, asc, eq, isNull } from 'drizzle-orm';
import { findUser } from '../../access/users.ts';
import type { Database } from '../../db/database.ts';
import { memberships, organisations, projectMembers, projects } from '../../db/schema/index.ts';
import type { Clock } from '../../clock.ts';
import { waysNow, type SetUpModel } from '../../model/door.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { needsOnboarding } from './onboarding.ts';

/** What the signed-in user belongs to. */
export function configHandlers(
  database: Database,
  clock: Clock,
  model: SetUpModel | undefined,
): Pick<Handlers, 'config'> {
  const { orm } = database;
  return {
    config: async ({ caller }) => {
      const user = await findUser(database, caller.userId);
      if (!user) throw new HttpProblem('unauthenticated');
      const organisationRows = await orm
        .select({
          id: organisations.organisationId,
          name: organisations.name,
          level: memberships.level,
        })
        .from(memberships)
        .innerJoin(organisations, eq(organisations.organisationId, memberships.organisationId))
        .where(and(eq(memberships.userId, caller.userId), isNull(organisations.removedAt)))
        .orderBy(asc(organisations.name));
      const projectRows = await orm
        .select({
          id: projects.projectId,
          name: projects.name,
          organisationId: projects.organisationId,
          level: projectMembers.level,
        })
        .from(projectMembers)
        .innerJoin(projects, eq(projects.projectId, projectMembers.projectId))
        .where(and(eq(projectMembers.userId, caller.userId), isNull(projects.removedAt)))
        .orderBy(asc(projects.name));
      return {
        user,
        organisations: organisationRows.map(({ id, name }) => ({
          organisation_id: id,
          organisation_name: name,
        })),
        projects: projectRows.map(({ id, name, organisationId }) => ({
          project_id: id,
          project_name: name,
          organisation_id: organisationId,
        })),
        rights: {
          organisations: Object.fromEntries(organisationRows.map(({ id, level }) => [id, level])),
          projects: Object.fromEntries(projectRows.map(({ id, level }) => [id, level])),
        },
        needs_onboarding:
          projectRows.length === 0 && (await needsOnboarding(database, caller.userId)),
        assistant: await waysNow(database, clock, model, {
          userId: caller.userId,
          organisationIds: organisationRows.map(({ id }) => id),
        }),
      };
    },
  };
}
