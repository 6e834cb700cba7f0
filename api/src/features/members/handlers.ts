import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { memberships, users } from '../../db/schema/index.ts';
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

/** Who belongs to organisations and projects. */
export function memberHandlers(clock: Clock): Pick<Handlers, MemberCall> {
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
    removeProjectUser: ({ body, caller, database }) =>
      database.transaction((sql) =>
        removeFromProject(sql, clock, body.project_id, {
          ...{ byId: caller.userId, userId: body.user_id },
        }),
      ),
    leaveProject: ({ body, caller, database }) =>
      database.transaction((sql) =>
        leaveProject(sql, clock, body.project_id, {
          ...{ userId: caller.userId, successorId: body.successor_id },
        }),
      ),
    leaveOrganisation: ({ body, caller, database }) =>
      database.transaction((sql) =>
        leaveOrganisation(sql, clock, body.organisation_id, {
          ...{ userId: caller.userId, successorId: body.successor_id },
        }),
      ),
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
