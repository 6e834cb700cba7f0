import { and, eq, isNull, ne } from 'drizzle-orm';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { tokenFamilies, type SessionAction } from '../db/schema/index.ts';
import { recordSessionEvent } from './session-events.ts';

/** Which sessions of somebody. */
export type Families =
  | { readonly familyId: string; readonly userId?: string }
  | { readonly userId: string; readonly butNot: string };

/**
 * Ends sessions, with all their tokens, at their next request; says why of each that had not ended.
 * @returns how many that were
 */
export async function endFamilies(
  sql: Sql,
  clock: Clock,
  which: Families,
  action: SessionAction,
): Promise<number> {
  const ended = await sql.orm
    .update(tokenFamilies)
    .set({ revokedAt: stamp(clock) })
    .where(
      and(
        isNull(tokenFamilies.revokedAt),
        which.userId === undefined ? undefined : eq(tokenFamilies.userId, which.userId),
        'butNot' in which
          ? ne(tokenFamilies.familyId, which.butNot)
          : eq(tokenFamilies.familyId, which.familyId),
      ),
    )
    .returning();
  for (const { userId, familyId } of ended) {
    await recordSessionEvent(sql, clock, { userId, familyId, action });
  }
  return ended.length;
}
