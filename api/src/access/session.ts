import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { accessTokens, tokenFamilies } from '../db/schema/index.ts';
import type { Caller } from '../http/handler.ts';
import { HttpProblem } from '../http/problem.ts';
import { tokenHash } from './tokens.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** The caller of a bearer token. Throws unauthenticated, or session_expired when a refresh will help. */
export async function authenticate(
  database: Database,
  clock: Clock,
  authorization: string | undefined,
): Promise<Caller> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new HttpProblem('unauthenticated');
  const [found] = await database.orm
    .select({
      familyId: tokenFamilies.familyId,
      userId: tokenFamilies.userId,
      revokedAt: tokenFamilies.revokedAt,
      expiresAt: accessTokens.expiresAt,
    })
    .from(accessTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.familyId, accessTokens.familyId))
    .where(eq(accessTokens.tokenHash, tokenHash(token)));
  if (!found || found.revokedAt !== null) throw new HttpProblem('unauthenticated');
  if (Date.parse(found.expiresAt) <= clock.now().getTime()) {
    throw new HttpProblem('session_expired');
  }
  return { userId: found.userId, familyId: found.familyId };
}
