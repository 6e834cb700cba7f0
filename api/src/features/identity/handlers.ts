import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import { newToken } from '../../access/tokens.ts';
import { rememberUser } from '../../access/users.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { CHALLENGE_SECONDS, consumeChallenge, issueChallenge } from './challenges.ts';
import type { Identity, MicrosoftVerifier } from './microsoft.ts';
import { endSession, rotate, startSession } from './sessions.ts';

export interface IdentityDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Undefined while no client id is configured. */
  readonly microsoft?: MicrosoftVerifier;
  readonly secureCookies: boolean;
}

const COOKIE = 'kengetal_challenge';
const COOKIE_VALUE = /^[\w-]{43}$/;

/** Sign-in, refresh and sign-out. */
export function identityHandlers(
  deps: IdentityDependencies,
): Pick<Handlers, 'loginChallenge' | 'login' | 'refresh' | 'logout'> {
  const { database, clock } = deps;
  const cookie: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.secureCookies,
    path: '/v1/login',
    maxAge: CHALLENGE_SECONDS,
  };
  return {
    loginChallenge: async ({ request, reply }) => {
      const known = request.cookies[COOKIE];
      // Kept when there already, so that two tabs can sign in side by side.
      const browser = known && COOKIE_VALUE.test(known) ? known : newToken();
      reply.setCookie(COOKIE, browser, cookie);
      return { nonce: await issueChallenge(database, clock, browser) };
    },
    login: async ({ body, request }) => {
      if (body.provider === 'google') {
        throw new HttpProblem('not_implemented', 'Inloggen met Google komt later.');
      }
      const identity = await verified(deps, body.id_token, request.log);
      const fresh = await consumeChallenge(
        database,
        clock,
        identity.nonce,
        request.cookies[COOKIE],
      );
      if (!fresh) throw rejected(request.log, 'nonce used, expired or of another browser');
      return database.transaction(async (sql) => {
        const user = await rememberUser(sql, clock, identity);
        return { ...(await startSession(sql, clock, user.user_id)), user };
      });
    },
    refresh: async ({ body }) => {
      const tokens = await rotate(database, clock, body.refresh_token);
      if (!tokens) throw new HttpProblem('refresh_rejected');
      return tokens;
    },
    logout: ({ body }) => endSession(database, clock, body.refresh_token),
  };
}

async function verified(
  { microsoft }: IdentityDependencies,
  idToken: string,
  log: FastifyBaseLogger,
): Promise<Identity> {
  if (!microsoft) {
    throw new HttpProblem('unavailable', 'Inloggen met een werkaccount is nog niet ingesteld.');
  }
  try {
    return await microsoft.verify(idToken);
  } catch (error) {
    throw rejected(log, error instanceof Error ? error.message : String(error));
  }
}

function rejected(log: FastifyBaseLogger, reason: string): HttpProblem {
  log.warn({ reason }, 'sign-in rejected');
  return new HttpProblem('sign_in_rejected');
}
