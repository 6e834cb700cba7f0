import { LRUCache } from 'lru-cache';
import type { ProjectRight } from '@kengetal/contract';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { together } from '../db/together.ts';
import { DomainError } from '../domain-error.ts';
import { tokenHash } from './tokens.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** The signed-in user behind a call. */
export interface Caller {
  readonly userId: string;
  readonly familyId: string;
}

/** What somebody may in a project, and the version of its books at that moment. */
export interface Right {
  readonly level: ProjectRight;
  readonly booksVersion: number;
}

/** Who asks. */
export interface Identified {
  readonly caller: Caller;
  /**
   * The right of the caller in a project, as far as it was looked up along with the session and just
   * now; the next request of this session is taken to be about that project too.
   */
  rightIn(projectId: string): Right | undefined;
}

/**
 * The caller of a bearer token, looked up at each call. Throws unauthenticated, or session_expired
 * when a refresh will help.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Identified>;

/** A right that was looked up with the session counts for so long, in ms: a body may come slowly. */
const FRESH_MS = 200;
const MOST_SESSIONS = 10_000;

export function authentication(sql: Sql, clock: Clock): Authenticate {
  const sessionOf = together((asked: readonly Asked[]) => sessionsOf(sql, asked));
  /** What a session asked for last is most likely what it asks for next. */
  const projects = new LRUCache<string, string>({ max: MOST_SESSIONS });
  return async (authorization) => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new DomainError('unauthenticated');
    const hash = tokenHash(token);
    const projectId = projects.get(hash) ?? null;
    const session = await sessionOf({ hash, projectId });
    if (!session) throw new DomainError('unauthenticated');
    const { expiresAt, userId, familyId, level, booksVersion } = session;
    if (Date.parse(expiresAt) <= clock.now().getTime()) throw new DomainError('session_expired');
    const foundAt = performance.now();
    return {
      caller: { userId, familyId },
      rightIn: (asked) => {
        if (asked !== projectId) {
          projects.set(hash, asked);
          return undefined;
        }
        const isFresh = performance.now() - foundAt < FRESH_MS;
        return isFresh && level !== null ? { level, booksVersion } : undefined;
      },
    };
  };
}

interface Asked {
  readonly hash: string;
  readonly projectId: string | null;
}

/** A session that has not ended, as its access token says, and the right in the project asked for. */
type Session = Caller & { readonly expiresAt: string } & (
    | Right
    | { readonly level: null; readonly booksVersion: null }
  );

async function sessionsOf(sql: Sql, asked: readonly Asked[]): Promise<(Session | undefined)[]> {
  const rows = await sql.rows<Session & { place: number }>(
    `SELECT a.place, t.expires_at AS "expiresAt", f.user_id AS "userId", f.family_id AS "familyId",
            m.level, p.books_version AS "booksVersion"
     FROM unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS a (hash, project_id, place)
     JOIN access_tokens t ON t.token_hash = a.hash
     JOIN token_families f ON f.family_id = t.family_id AND f.revoked_at IS NULL
     LEFT JOIN (project_members m
                JOIN projects p ON p.project_id = m.project_id AND p.removed_at IS NULL)
       ON m.project_id = a.project_id AND m.user_id = f.user_id`,
    [asked.map(({ hash }) => hash), asked.map(({ projectId }) => projectId)],
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, index) => byPlace.get(index + 1));
}
