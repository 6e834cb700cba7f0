import { asc, eq } from 'drizzle-orm';
import { createProject } from '../../access/creating.ts';
import { renameProject } from '../../access/renaming.ts';
import type { BooksReader } from '../../books/store/reader.ts';
import { projectSources } from '../../books/store/sources.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { projectMembers, projects, users } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';

type ProjectCalls =
  | 'createProject'
  | 'renameProject'
  | 'getProject'
  | 'projectUsers'
  | 'projectSources';

/** Projects with their users and sources. */
export function projectHandlers(
  database: Database,
  clock: Clock,
  reader: BooksReader,
): Pick<Handlers, ProjectCalls> {
  const { orm } = database;
  return {
    createProject: ({ body, caller, database }) =>
      database.transaction((sql) =>
        createProject(sql, clock, {
          userId: caller.userId,
          organisationId: body.organisation_id,
          name: body.project_name,
        }),
      ),
    renameProject: ({ body, caller: { userId }, database }) =>
      database.transaction((sql) =>
        renameProject(sql, clock, { projectId: body.project_id, userId, name: body.project_name }),
      ),
    getProject: async ({ query }) => {
      const [found] = await orm
        .select()
        .from(projects)
        .where(eq(projects.projectId, query.project_id));
      if (!found) throw new HttpProblem('not_found');
      return {
        project_id: found.projectId,
        project_name: found.name,
        organisation_id: found.organisationId,
        created_at: found.createdAt,
      };
    },
    projectUsers: ({ query }) =>
      orm
        .select({
          user_id: users.userId,
          name: users.name,
          email: users.email,
          since: projectMembers.since,
          last_active_at: users.lastActiveAt,
          level: projectMembers.level,
        })
        .from(projectMembers)
        .innerJoin(users, eq(users.userId, projectMembers.userId))
        .where(eq(projectMembers.projectId, query.project_id))
        .orderBy(asc(users.name)),
    projectSources: ({ query, database }) =>
      reader.read(query.project_id, projectSources, database),
  };
}
