import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { CallBody } from '@kengetal/contract';
import { recordRefusal } from '../../access/session-events.ts';
import { newToken } from '../../access/tokens.ts';
import { rememberUser } from '../../access/users.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { CHALLENGE_SECONDS, consumeChallenge, issueChallenge } from './challenges.ts';
import { deviceOf } from './device.ts';
import type { GoogleSignIn } from './google.ts';
import type { MicrosoftVerifier } from './microsoft.ts';
import { NotProven, ProviderUnavailable, type Proof } from './proof.ts';
import { endSession, rotate, startSession } from './sessions.ts';

/** The identity providers; undefined while no client id is configured. */
export interface IdentityProviders {
  readonly microsoft?: MicrosoftVerifier;
  readonly google?: GoogleSignIn;
}

export interface IdentityDependencies extends IdentityProviders {
  readonly database: Database;
  readonly clock: Clock;
  readonly secureCookies: boolean;
}

/** Sign-in, refresh and sign-out. */
export function identityHandlers(
  deps: IdentityDependencies,
): Pick<Handlers, 'loginChallenge' | 'login' | 'refresh' | 'logout'> {
  const { database, clock } = deps;
  const { name, path, secure } = challengeCookie(deps.secureCookies);
  const cookie: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path,
    maxAge: CHALLENGE_SECONDS,
    signed: true,
  };
  return {
    loginChallenge: async ({ request, reply }) => {
      // Kept when this program made it, so that two tabs can sign in side by side.
      const known = request.unsignCookie(request.cookies[name] ?? '');
      const browser = known.valid ? known.value : newToken();
      reply.setCookie(name, browser, cookie);
      return { nonce: await issueChallenge(database, clock, browser) };
    },
    login: async ({ body, request }) => {
      const { log } = request;
      const [browser] = request.cookies[name]?.split('.') ?? [];
      if (!browser) throw rejected(log, 'no challenge in this browser');
      const proof = await proven(deps, body, log);
      await requireWelcome(deps, proof, browser, log);
      return database.transaction(async (sql) => {
        const user = await rememberUser(sql, clock, proof);
        const device = deviceOf(request.headers['user-agent']);
        return { ...(await startSession(sql, clock, user.user_id, device)), user };
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

/** With the prefix a browser takes the cookie from this very host only, over https. */
const challengeCookie = (secure: boolean) =>
  secure
    ? { name: '__Host-kengetal_challenge', path: '/', secure }
    : { name: 'kengetal_challenge', path: '/v1/login', secure };

/** What the sent proof says. Throws sign_in_rejected, or unavailable when nobody can tell. */
async function proven(
  { microsoft, google }: IdentityProviders,
  body: CallBody<'login'>,
  log: FastifyBaseLogger,
): Promise<Proof> {
  const prove =
    body.provider === 'google'
      ? google && (() => google.prove(body))
      : microsoft && (() => microsoft.verify(body.id_token));
  if (!prove) throw new HttpProblem('unavailable', NOT_SET_UP[body.provider]);
  try {
    return await prove();
  } catch (error) {
    if (error instanceof NotProven) throw rejected(log, error.message);
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.error({ provider: body.provider, reason: error.message }, 'identity provider unavailable');
    throw new HttpProblem('unavailable', UNAVAILABLE[body.provider]);
  }
}

/** Uses the nonce up, and throws unless this person may come in through this browser. */
async function requireWelcome(
  { database, clock }: IdentityDependencies,
  { identity, nonce, refusal }: Proof,
  browser: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const isFresh = await consumeChallenge(database, clock, nonce, browser);
  if (isFresh && !refusal) return;
  const code = isFresh && refusal ? refusal : 'sign_in_rejected';
  await recordRefusal(database, clock, identity, code);
  if (code === 'sign_in_rejected') throw rejected(log, 'nonce used, expired or of another browser');
  log.warn({ code }, 'sign-in rejected');
  throw new HttpProblem(code);
}

const NOT_SET_UP = {
  microsoft: 'Inloggen met een werkaccount is nog niet ingesteld.',
  google: 'Inloggen met Google is nog niet ingesteld.',
} as const;

const UNAVAILABLE = {
  microsoft: 'Microsoft is even niet bereikbaar. Probeer het zo opnieuw.',
  google: 'Google is even niet bereikbaar. Probeer het zo opnieuw.',
} as const;

function rejected(log: FastifyBaseLogger, reason: string): HttpProblem {
  log.warn({ reason }, 'sign-in rejected');
  return new HttpProblem('sign_in_rejected');
}
