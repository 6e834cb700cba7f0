import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Session } from '@kengetal/contract';
import { endFamilies } from '../../access/families.ts';
import { findUser, providerOf } from '../../access/users.ts';
import type { Caller } from '../../access/session.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { tokenFamilies, users } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import { accountFileTask } from './export.ts';

type AccountCall = 'account' | 'endSession' | 'endOtherSessions' | 'exportAccount';

/** Somebody's own account: who they are here, and where they are signed in. */
export function accountPageHandlers(clock: Clock, files: FileMaker): Pick<Handlers, AccountCall> {
  return {
    account: async ({ caller, database }) => {
      const user = await findUser(database, caller.userId);
      const [row] = await database.orm
        .select({ identity: users.identity })
        .from(users)
        .where(eq(users.userId, caller.userId));
      if (!user || !row) throw new DomainError('unauthenticated');
      const sessions = await sessionsOf(database, clock, caller);
      return { user, provider: providerOf(row.identity), sessions };
    },
    endSession: async ({ body, caller: { userId }, database }) => {
      const which = { familyId: body.session_id, userId };
      const ended = await database.transaction((sql) =>
        endFamilies(sql, clock, which, 'sessie.beeindigd'),
      );
      if (ended === 0) throw new DomainError('not_found');
    },
    endOtherSessions: async ({ caller: { userId, familyId }, database }) => {
      const others = { userId, butNot: familyId };
      await database.transaction((sql) => endFamilies(sql, clock, others, 'sessie.beeindigd'));
    },
    exportAccount: ({ caller: { userId }, asker }) =>
      files.ofDatabase(accountFileTask, { userId, asker }, { userId, today: clock.today() }),
  };
}

/** Sign-ins that have not ended, the one that asks first, then who was seen last. */
async function sessionsOf(
  { orm }: Sql,
  clock: Clock,
  { userId, familyId }: Caller,
): Promise<Session[]> {
  const found = await orm
    .select()
    .from(tokenFamilies)
    .where(
      and(
        eq(tokenFamilies.userId, userId),
        isNull(tokenFamilies.revokedAt),
        gt(tokenFamilies.expiresAt, stamp(clock)),
      ),
    )
    .orderBy(desc(tokenFamilies.lastSeenAt), desc(tokenFamilies.createdAt));
  const sessions = found.map((family) => ({
    session_id: family.familyId,
    device: family.device,
    signed_in_at: family.createdAt,
    last_seen_at: family.lastSeenAt ?? family.createdAt,
    current: family.familyId === familyId,
  }));
  return sessions.sort((one, other) => Number(other.current) - Number(one.current));
}
