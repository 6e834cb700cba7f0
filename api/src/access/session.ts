import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { together } from '../db/together.ts';
import type { Caller } from '../http/handler.ts';
import { HttpProblem } from '../http/problem.ts';
import { tokenHash } from './tokens.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** A session that has not ended, as its access token says. */
interface Session extends Caller {
  readonly expiresAt: string;
}

/**
 * The caller of a bearer token, looked up at each call. Throws unauthenticated, or session_expired
 * when a refresh will help.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

export function authentication(sql: Sql, clock: Clock): Authenticate {
  const sessionOf = together((hashes: readonly string[]) => sessionsOf(sql, hashes));
  return async (authorization) => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new HttpProblem('unauthenticated');
    const session = await sessionOf(tokenHash(token));
    if (!session) throw new HttpProblem('unauthenticated');
    const { expiresAt, userId, familyId } = session;
    if (Date.parse(expiresAt) <= clock.now().getTime()) throw new HttpProblem('session_expired');
    return { userId, familyId };
  };
}

async function sessionsOf(sql: Sql, hashes: readonly string[]): Promise<(Session | undefined)[]> {
  const rows = await sql.rows<Session & { hash: string }>(
    `SELECT t.token_hash AS hash, t.expires_at AS "expiresAt", f.user_id AS "userId",
            f.family_id AS "familyId"
     FROM access_tokens t JOIN token_families f ON f.family_id = t.family_id
     WHERE t.token_hash = ANY ($1) AND f.revoked_at IS NULL`,
    [[...new Set(hashes)]],
  );
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return hashes.map((hash) => byHash.get(hash));
}
