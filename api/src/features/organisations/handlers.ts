import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createOrganisation } from '../../access/creating.ts';
import { renameOrganisation } from '../../access/renaming.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  memberships,
  organisations,
  projectMembers,
  projects,
  users,
} from '../../db/schema/index.ts';
import { organisationConnections } from '../../exact/shown.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';

type OrganisationCalls =
  | 'createOrganisation'
  | 'renameOrganisation'
  | 'getOrganisation'
  | 'organisationAdmins'
  | 'organisationProjects'
  | 'organisationConnections';

/** Organisations with their beheerders, projects and connections. */
export function organisationHandlers(
  database: Database,
  clock: Clock,
): Pick<Handlers, OrganisationCalls> {
  const { orm } = database;
  const everyone = alias(projectMembers, 'everyone');
  return {
    createOrganisation: ({ body, caller, database }) =>
      database.transaction((sql) =>
        createOrganisation(sql, clock, caller.userId, body.organisation_name),
      ),
    renameOrganisation: ({ body, caller: { userId }, database }) =>
      database.transaction((sql) =>
        renameOrganisation(sql, clock, {
          ...{ organisationId: body.organisation_id, userId, name: body.organisation_name },
        }),
      ),
    getOrganisation: async ({ query }) => {
      const [found] = await orm
        .select()
        .from(organisations)
        .where(eq(organisations.organisationId, query.organisation_id));
      if (!found) throw new HttpProblem('not_found');
      const { organisationId, name, createdAt } = found;
      return { organisation_id: organisationId, organisation_name: name, created_at: createdAt };
    },
    organisationAdmins: ({ query }) =>
      orm
        .select({
          user_id: users.userId,
          name: users.name,
          email: users.email,
          since: memberships.since,
          last_active_at: users.lastActiveAt,
        })
        .from(memberships)
        .innerJoin(users, eq(users.userId, memberships.userId))
        .where(
          and(
            eq(memberships.organisationId, query.organisation_id),
            eq(memberships.level, 'beheerder'),
          ),
        )
        .orderBy(asc(users.name)),
    organisationProjects: ({ query, caller }) =>
      orm
        .select({
          project_id: projects.projectId,
          project_name: projects.name,
          organisation_id: projects.organisationId,
          users: count(everyone.userId),
        })
        .from(projects)
        .innerJoin(projectMembers, eq(projectMembers.projectId, projects.projectId))
        .innerJoin(everyone, eq(everyone.projectId, projects.projectId))
        .where(
          and(
            eq(projects.organisationId, query.organisation_id),
            eq(projectMembers.userId, caller.userId),
            isNull(projects.removedAt),
          ),
        )
        .groupBy(projects.projectId)
        .orderBy(asc(projects.name)),
    organisationConnections: ({ query, caller }) =>
      organisationConnections(database, query.organisation_id, caller.userId),
  };
}
