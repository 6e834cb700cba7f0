import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEEDED_PEOPLE } from '../../../people.ts';
import { EXACT_PATH } from '../endpoints.ts';
import type { ExactStandIn } from '../stand-in.ts';
import { consentPage, refusedPage, type ConsentRequest } from './pages.ts';
import { TokenError, type TokenAnswer } from './tokens.ts';

const SESSION_COOKIE = 'kengetal_exact';
const CONSENT_PATH = `${EXACT_PATH}/toestaan`;

/** The page of consent with its answers, and the token endpoint. */
export function oauthRoutes(app: FastifyInstance, exact: ExactStandIn): void {
  app.get<{ Querystring: Record<string, string> }>(
    `${EXACT_PATH}/api/oauth2/auth`,
    (request, reply) => {
      const { query } = request;
      const asked = consentOf(new URLSearchParams(query));
      const fault = exact.faultOf(asked.clientId, asked.redirectUri);
      if (fault) return show(reply.code(400), refusedPage(fault));
      if (query.response_type !== 'code') {
        return back(reply, asked, { error: 'unsupported_response_type' });
      }
      const email = query.force_login === '1' ? undefined : sessionOf(request);
      if (email !== undefined && exact.hasConsent(email)) return allow(reply, asked, email);
      return show(reply, consentPage(CONSENT_PATH, asked));
    },
  );

  app.post<{ Body: URLSearchParams }>(CONSENT_PATH, (request, reply) => {
    const { body } = request;
    const asked = consentOf(body);
    const fault = exact.faultOf(asked.clientId, asked.redirectUri);
    if (fault) return show(reply.code(400), refusedPage(fault));
    if (body.has('weigeren')) return back(reply, asked, { error: 'access_denied' });
    const person = SEEDED_PEOPLE.find(({ email }) => email === body.get('email'));
    if (!person) return show(reply.code(400), consentPage(CONSENT_PATH, asked));
    reply.header(
      'set-cookie',
      `${SESSION_COOKIE}=${person.email}; Path=${EXACT_PATH}; HttpOnly; SameSite=Lax`,
    );
    return allow(reply, asked, person.email);
  });

  app.post<{ Body: URLSearchParams | undefined }>(
    `${EXACT_PATH}/api/oauth2/token`,
    async (request, reply) => {
      exact.calls.count('POST /api/oauth2/token');
      const fault = exact.faults.take('/api/oauth2/token');
      const { body } = request;
      if (!(body instanceof URLSearchParams)) {
        return reply.code(400).send({ error: 'invalid_request', error_description: 'No form.' });
      }
      const isLimited = fault?.kind === 'minutely_limit' || fault?.kind === 'daily_limit';
      const outcome = isLimited ? LIMITED : outcomeOf(exact, body);
      return exact.faults.play(fault, reply, () => {
        if (fault?.kind !== 'refresh_limited') return reply.code(outcome.status).send(outcome.body);
        const { refresh_token } = outcome.body;
        return reply.code(429).send({ ...LIMITED.body, refresh_token });
      });
    },
  );

  function allow(reply: FastifyReply, asked: ConsentRequest, email: string) {
    return back(reply, asked, { code: exact.tokens.code(email, asked.redirectUri) });
  }
}

interface Outcome {
  readonly status: number;
  readonly body: Partial<TokenAnswer> & { error?: string; error_description?: string };
}

const LIMITED: Outcome = {
  status: 429,
  body: { error: 'invalid_request', error_description: 'Rate limit exceeded.' },
};

/** What the token endpoint does, also when its answer gets lost. */
function outcomeOf(exact: ExactStandIn, form: URLSearchParams): Outcome {
  try {
    return { status: 200, body: exact.token(form) };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const { status, message } = error;
    return { status, body: { error: error.error, error_description: message } };
  }
}

function consentOf(given: URLSearchParams): ConsentRequest {
  const [clientId = '', redirectUri = '', state = ''] = ['client_id', 'redirect_uri', 'state'].map(
    (name) => given.get(name) ?? '',
  );
  return { clientId, redirectUri, state };
}

function back(
  reply: FastifyReply,
  { redirectUri, state }: ConsentRequest,
  answer: Record<string, string>,
) {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== '') address.searchParams.set('state', state);
  return reply.redirect(address.href, 303);
}

function show(reply: FastifyReply, content: { toString(): string }) {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(content.toString());
}

function sessionOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
}
