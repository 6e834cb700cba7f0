import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { newToken, tokenHash } from '../../access/tokens.ts';
import { later, stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { accessTokens, refreshTokens, tokenFamilies, users } from '../../db/schema/index.ts';

/** Specification §4: the access token is valid 15 minutes. */
const ACCESS_SECONDS = 15 * 60;
/** Signing in again is asked for after this long, however often a session is refreshed. */
const FAMILY_SECONDS = 30 * 24 * 3_600;
/** How long an expired token is still recognised as expired instead of unknown. */
const REMEMBER_SECONDS = 24 * 3_600;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** Starts a session: a new family of tokens. */
export async function startSession(sql: Sql, clock: Clock, userId: string): Promise<Tokens> {
  const familyId = randomUUID();
  await sql.orm.insert(tokenFamilies).values({
    familyId,
    userId,
    createdAt: stamp(clock),
    expiresAt: later(clock, FAMILY_SECONDS),
  });
  return issueTokens(sql, clock, familyId);
}

/**
 * Exchanges a refresh token for new tokens; undefined when it is no longer good. A token that was
 * used before was stolen or copied: then the whole family ends.
 */
export async function rotate(
  database: Database,
  clock: Clock,
  refreshToken: string,
): Promise<Tokens | undefined> {
  const hash = tokenHash(refreshToken);
  return database.transaction(async (sql) => {
    const [used] = await sql.orm
      .update(refreshTokens)
      .set({ usedAt: stamp(clock) })
      .where(and(eq(refreshTokens.tokenHash, hash), isNull(refreshTokens.usedAt)))
      .returning();
    if (!used) {
      await endFamilyOf(sql, clock, hash);
      return undefined;
    }
    const { familyId } = used;
    const [family] = await sql.orm
      .select()
      .from(tokenFamilies)
      .where(eq(tokenFamilies.familyId, familyId));
    const good =
      family && !family.revokedAt && Date.parse(family.expiresAt) > clock.now().getTime();
    if (!good) return undefined;
    await sql.orm
      .delete(accessTokens)
      .where(lt(accessTokens.expiresAt, later(clock, -REMEMBER_SECONDS)));
    await sql.orm
      .update(users)
      .set({ lastActiveAt: stamp(clock) })
      .where(eq(users.userId, family.userId));
    return issueTokens(sql, clock, familyId);
  });
}

/** Ends the session of a refresh token; one that is unknown is no session already. */
export async function endSession(
  database: Database,
  clock: Clock,
  refreshToken: string,
): Promise<void> {
  await endFamilyOf(database, clock, tokenHash(refreshToken));
}

async function endFamilyOf(sql: Sql, clock: Clock, hash: string): Promise<void> {
  const [token] = await sql.orm
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hash));
  if (!token) return;
  await sql.orm
    .update(tokenFamilies)
    .set({ revokedAt: stamp(clock) })
    .where(and(eq(tokenFamilies.familyId, token.familyId), isNull(tokenFamilies.revokedAt)));
}

async function issueTokens(sql: Sql, clock: Clock, familyId: string): Promise<Tokens> {
  const accessToken = newToken();
  const refreshToken = newToken();
  await sql.orm.insert(accessTokens).values({
    tokenHash: tokenHash(accessToken),
    familyId,
    expiresAt: later(clock, ACCESS_SECONDS),
  });
  await sql.orm.insert(refreshTokens).values({
    tokenHash: tokenHash(refreshToken),
    familyId,
    createdAt: stamp(clock),
  });
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: ACCESS_SECONDS };
}
