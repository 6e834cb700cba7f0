import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, sql as expression, type SQL } from 'drizzle-orm';
import type { SavedView, ViewScreen } from '@kengetal/contract';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { savedViews, users } from '../../db/schema/index.ts';

/** Who looks at the views of which project. */
export interface Viewer {
  readonly projectId: string;
  readonly userId: string;
}

export interface ViewChange {
  readonly name?: string | undefined;
  readonly shared?: boolean | undefined;
}

export type NewView = Pick<SavedView, 'screen' | 'name' | 'choices' | 'shared'>;

/** The own views of a screen and those of the project, by name. */
export function viewsOf(sql: Sql, viewer: Viewer, screen: ViewScreen): Promise<SavedView[]> {
  return select(sql, viewer, eq(savedViews.screen, screen));
}

/** One view; undefined when there is none, or when it is somebody else's. */
export async function viewOf(
  sql: Sql,
  viewer: Viewer,
  viewId: string,
): Promise<SavedView | undefined> {
  const [view] = await select(sql, viewer, eq(savedViews.viewId, viewId));
  return view;
}

/** Keeps a view. @returns its id */
export async function addView(
  sql: Sql,
  clock: Clock,
  { projectId, userId }: Viewer,
  { shared, ...view }: NewView,
): Promise<string> {
  const viewId = randomUUID();
  const ownerId = shared ? null : userId;
  const createdAt = stamp(clock);
  await sql.orm
    .insert(savedViews)
    .values({ projectId, viewId, ownerId, userId, createdAt, ...view });
  return viewId;
}

/** Gives a view another name, or other people to see it: who no longer shares one, keeps it. */
export async function changeView(
  sql: Sql,
  { projectId, userId }: Viewer,
  viewId: string,
  { name, shared }: ViewChange,
): Promise<void> {
  await sql.orm
    .update(savedViews)
    .set({
      ...(name !== undefined && { name }),
      ...(shared !== undefined && { ownerId: shared ? null : userId, userId }),
    })
    .where(and(eq(savedViews.projectId, projectId), eq(savedViews.viewId, viewId)));
}

export async function removeView(sql: Sql, projectId: string, viewId: string): Promise<void> {
  await sql.orm
    .delete(savedViews)
    .where(and(eq(savedViews.projectId, projectId), eq(savedViews.viewId, viewId)));
}

async function select(
  sql: Sql,
  { projectId, userId }: Viewer,
  which: SQL | undefined,
): Promise<SavedView[]> {
  const rows = await sql.orm
    .select({
      view_id: savedViews.viewId,
      screen: savedViews.screen,
      name: savedViews.name,
      choices: savedViews.choices,
      ownerId: savedViews.ownerId,
      user_name: users.name,
      created_at: savedViews.createdAt,
    })
    .from(savedViews)
    .leftJoin(users, eq(users.userId, savedViews.userId))
    .where(
      and(
        eq(savedViews.projectId, projectId),
        or(isNull(savedViews.ownerId), eq(savedViews.ownerId, userId)),
        which,
      ),
    )
    .orderBy(expression`lower(${savedViews.name})`, savedViews.viewId);
  return rows.map(({ ownerId, user_name, ...view }) => ({
    ...view,
    shared: ownerId === null,
    user_name: user_name ?? '',
  }));
}
