import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { activities, projects } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';

export interface Activity {
  readonly organisationId: string;
  readonly projectId?: string;
  /** Undefined when the product did it by itself. */
  readonly userId?: string;
  /** Stable name, e.g. 'import.gereed'. */
  readonly action: string;
  /** What happened, in Dutch. */
  readonly description: string;
}

/** Writes down who did what. */
export async function recordActivity(sql: Sql, clock: Clock, activity: Activity): Promise<void> {
  await sql.orm
    .insert(activities)
    .values({ activityId: randomUUID(), at: stamp(clock), ...activity });
}

/** Writes down what was done in a project. Throws not_found when it is gone. */
export async function recordInProject(
  sql: Sql,
  clock: Clock,
  activity: Omit<Activity, 'organisationId'> & { projectId: string },
): Promise<void> {
  const { projectId } = activity;
  const [project] = await sql.orm.select().from(projects).where(eq(projects.projectId, projectId));
  if (!project) throw new DomainError('not_found');
  await recordActivity(sql, clock, { organisationId: project.organisationId, ...activity });
}
