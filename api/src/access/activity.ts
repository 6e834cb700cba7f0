import { randomUUID } from 'node:crypto';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { activities } from '../db/schema/index.ts';

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
