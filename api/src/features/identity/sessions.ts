import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { endFamilies } from '../../access/families.ts';
import { recordSessionEvent } from '../../access/session-events.ts';
import { newToken, tokenHash } from '../../access/tokens.ts';
import { later, stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import {
  accessTokens,
  refreshTokens,
  tokenFamilies,
  users,
  type SessionAction,
} from '../../db/schema/index.ts';

/** Specification §4: the access token is valid 15 minutes. */
const ACCESS_SECONDS = 15 * 60;
/** Signing in again is asked for after this long, however often a session is refreshed. */
const FAMILY_SECONDS = 30 * 24 * 3_600;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

type Family = Pick<typeof tokenFamilies.$inferSelect, 'familyId' | 'userId' | 'expiresAt'>;

/** Starts a session: a new family of tokens, in a browser that is known by these words. */
export async function startSession(
  sql: Sql,
  clock: Clock,
  userId: string,
  device: string | null,
): Promise<Tokens> {
  const family = { familyId: randomUUID(), userId, expiresAt: later(clock, FAMILY_SECONDS) };
  const at = stamp(clock);
  await sql.orm.insert(tokenFamilies).values({ ...family, createdAt: at, lastSeenAt: at, device });
  const { familyId } = family;
  await recordSessionEvent(sql, clock, { userId, familyId, action: 'sessie.ingelogd' });
  return issueTokens(sql, clock, family);
}

/**
 * Exchanges a refresh token for new tokens; undefined when it is no longer good. A token that was
 * used before was stolen or copied: then the whole family ends, with what was given out of it.
 */
export async function rotate(
  database: Database,
  clock: Clock,
  refreshToken: string,
): Promise<Tokens | undefined> {
  const hash = tokenHash(refreshToken);
  return database.transaction(async (sql) => {
    // Of two at once the second waits here for the first, and then finds it used.
    const [used] = await sql.orm
      .update(refreshTokens)
      .set({ usedAt: stamp(clock) })
      .where(and(eq(refreshTokens.tokenHash, hash), isNull(refreshTokens.usedAt)))
      .returning();
    if (!used) {
      await endFamilyOf(sql, clock, hash, 'sessie.hergebruik');
      return undefined;
    }
    const family = await findFamily(sql, used.familyId);
    if (!family || family.revokedAt !== null) return undefined;
    if (Date.parse(family.expiresAt) <= clock.now().getTime()) {
      await endFamilies(sql, clock, family, 'sessie.verlopen');
      return undefined;
    }
    const at = stamp(clock);
    await sql.orm.update(users).set({ lastActiveAt: at }).where(eq(users.userId, family.userId));
    await sql.orm
      .update(tokenFamilies)
      .set({ lastSeenAt: at })
      .where(eq(tokenFamilies.familyId, family.familyId));
    return issueTokens(sql, clock, family);
  });
}

/** Ends the session of a refresh token; one that is unknown is no session already. */
export async function endSession(
  database: Database,
  clock: Clock,
  refreshToken: string,
): Promise<void> {
  await database.transaction((sql) =>
    endFamilyOf(sql, clock, tokenHash(refreshToken), 'sessie.uitgelogd'),
  );
}

async function findFamily(sql: Sql, familyId: string) {
  const [family] = await sql.orm
    .select()
    .from(tokenFamilies)
    .where(eq(tokenFamilies.familyId, familyId));
  return family;
}

async function endFamilyOf(
  sql: Sql,
  clock: Clock,
  hash: string,
  action: SessionAction,
): Promise<void> {
  const [token] = await sql.orm
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hash));
  if (token) await endFamilies(sql, clock, { familyId: token.familyId }, action);
}

/** No token outlives its family. */
async function issueTokens(sql: Sql, clock: Clock, family: Family): Promise<Tokens> {
  const { familyId } = family;
  const left = Math.ceil((Date.parse(family.expiresAt) - clock.now().getTime()) / 1_000);
  const seconds = Math.min(ACCESS_SECONDS, left);
  const accessToken = newToken();
  const refreshToken = newToken();
  await sql.orm.insert(accessTokens).values({
    tokenHash: tokenHash(accessToken),
    familyId,
    expiresAt: later(clock, seconds),
  });
  await sql.orm.insert(refreshTokens).values({
    tokenHash: tokenHash(refreshToken),
    familyId,
    createdAt: stamp(clock),
  });
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds };
}
