import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ProblemCode } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { sessionEvents, users, type SessionAction } from '../db/schema/index.ts';
import { providerOf } from './users.ts';

interface SessionEvent {
  readonly userId: string;
  /** The session that it is about; a refused sign-in has none. */
  readonly familyId?: string;
  readonly action: SessionAction;
  /** Why a sign-in was refused. */
  readonly reason?: ProblemCode;
}

/** Writes down what happened to someone's sign-ins, for themselves (decision 0020). */
export async function recordSessionEvent(
  sql: Sql,
  clock: Clock,
  event: SessionEvent,
): Promise<void> {
  const [user] = await sql.orm
    .select({ identity: users.identity })
    .from(users)
    .where(eq(users.userId, event.userId));
  if (!user) return;
  const provider = providerOf(user.identity);
  await sql.orm
    .insert(sessionEvents)
    .values({ eventId: randomUUID(), at: stamp(clock), provider, ...event });
}

/** The same for a refused sign-in of someone who signed in before; strangers are not kept. */
export async function recordRefusal(
  sql: Sql,
  clock: Clock,
  identity: string,
  reason: ProblemCode,
): Promise<void> {
  const [user] = await sql.orm
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.identity, identity));
  if (!user) return;
  await recordSessionEvent(sql, clock, { ...user, action: 'sessie.geweigerd', reason });
}
