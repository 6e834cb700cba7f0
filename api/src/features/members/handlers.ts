import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { memberships, users } from '../../db/schema/index.ts';
import type { Sql } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeLevel, removeAdmin, removeFromProject } from './changing.ts';
import { leaveOrganisation, leaveProject } from './leaving.ts';
import { projectsWithoutOwner, takeProject } from './orphans.ts';

type MemberCall =
  | 'organisationMembers'
  | 'removeAdmin'
  | 'changeProjectUser'
  | 'removeProjectUser'
  | 'leaveProject'
  | 'leaveOrganisation'
  | 'projectsWithoutOwner'
  | 'takeProject';

/** Ends the answers that are being made for somebody in a project or organisation. */
type StopAnswers = (
  sql: Sql,
  whose: ({ readonly projectId: string } | { readonly organisationId: string }) & {
    readonly userId: string;
  },
) => Promise<void>;

/** Who belongs to organisations and projects. */
export function memberHandlers(clock: Clock, stopAnswers: StopAnswers): Pick<Handlers, MemberCall> {
  return {
    organisationMembers: ({ query, database }) =>
      database.orm
        .select({
          user_id: users.userId,
          name: users.name,
          email: users.email,
          level: memberships.level,
        })
        .from(memberships)
        .innerJoin(users, eq(users.userId, memberships.userId))
        .where(eq(memberships.organisationId, query.organisation_id))
        .orderBy(asc(users.name)),
    removeAdmin: ({ body, caller, database }) =>
      database.transaction((sql) =>
        removeAdmin(sql, clock, body.organisation_id, {
          ...{ byId: caller.userId, userId: body.user_id },
        }),
      ),
    changeProjectUser: ({ body, caller, database }) =>
      database.transaction((sql) =>
        changeLevel(sql, clock, body.project_id, {
          ...{ byId: caller.userId, userId: body.user_id, level: body.level },
        }),
      ),
    removeProjectUser: async ({ body, caller, database }) => {
      const { project_id: projectId, user_id: userId } = body;
      await database.transaction((sql) =>
        removeFromProject(sql, clock, projectId, { byId: caller.userId, userId }),
      );
      await stopAnswers(database, { projectId, userId });
    },
    leaveProject: async ({ body, caller: { userId }, database }) => {
      const { project_id: projectId, successor_id: successorId } = body;
      await database.transaction((sql) =>
        leaveProject(sql, clock, projectId, { userId, successorId }),
      );
      await stopAnswers(database, { projectId, userId });
    },
    leaveOrganisation: async ({ body, caller: { userId }, database }) => {
      const { organisation_id: organisationId, successor_id: successorId } = body;
      await database.transaction((sql) =>
        leaveOrganisation(sql, clock, organisationId, { userId, successorId }),
      );
      await stopAnswers(database, { organisationId, userId });
    },
    projectsWithoutOwner: ({ query, database }) =>
      projectsWithoutOwner(database, query.organisation_id),
    takeProject: ({ body, caller, database }) =>
      database.transaction((sql) =>
        takeProject(sql, clock, {
          ...{ organisationId: body.organisation_id, projectId: body.project_id },
          userId: caller.userId,
        }),
      ),
  };
}
