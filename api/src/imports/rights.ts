import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ProjectRight } from '@kengetal/contract';
import { memberships, projectMembers, projects } from '../db/schema/index.ts';
import type { Sql } from '../db/database.ts';
import type { ImportRow } from './rows.ts';

/** Who asks for a file to be read, and for which organisation. */
export type Uploader = Pick<ImportRow, 'organisationId' | 'userId'>;

/** Condition on joined projects and members: projects of the organisation that the uploader may change. */
export const isOpenTo = (uploader: Uploader) => isOfLevel(uploader, ['bewerker', 'beheerder']);

/** Whether the uploader may change this project still: a file may have waited for long. */
export async function mayStillChange(
  { orm }: Sql,
  uploader: Uploader,
  projectId: string,
): Promise<boolean> {
  const [found] = await orm
    .select({ projectId: projects.projectId })
    .from(projects)
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.projectId))
    .where(and(eq(projects.projectId, projectId), isOpenTo(uploader)));
  return found !== undefined;
}

/** The same of many people and projects at once. */
export async function whoMayStillChange(
  sql: Sql,
  asked: readonly { readonly projectId: string; readonly userId: string }[],
): Promise<(projectId: string, userId: string) => boolean> {
  const rows = await sql.rows<{ pair: string }>(
    `SELECT DISTINCT m.project_id || ' ' || m.user_id AS pair
     FROM unnest($1::uuid[], $2::uuid[]) AS a (project_id, user_id)
     JOIN project_members m ON m.project_id = a.project_id AND m.user_id = a.user_id
     JOIN projects p ON p.project_id = a.project_id AND p.removed_at IS NULL
     WHERE m.level IN ('bewerker', 'beheerder')`,
    [asked.map(({ projectId }) => projectId), asked.map(({ userId }) => userId)],
  );
  const pairs = new Set(rows.map(({ pair }) => pair));
  return (projectId, userId) => pairs.has(`${projectId} ${userId}`);
}

/** Condition on the same, of projects that the uploader may only look at. */
export const isReadBy = (uploader: Uploader) => isOfLevel(uploader, ['lezer']);

function isOfLevel({ organisationId, userId }: Uploader, levels: readonly ProjectRight[]) {
  return and(
    eq(projects.organisationId, organisationId),
    isNull(projects.removedAt),
    eq(projectMembers.userId, userId),
    inArray(projectMembers.level, levels),
  );
}

/** A new project asks for the same right as POST /project. */
export async function mayMakeProject(sql: Sql, job: Uploader): Promise<boolean> {
  const { organisationId, userId } = job;
  const found = await sql.orm
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.organisationId, organisationId),
        eq(memberships.userId, userId),
        eq(memberships.level, 'beheerder'),
      ),
    );
  return found.length > 0;
}
