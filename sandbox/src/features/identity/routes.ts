import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { normaliseEmail } from '../../people.ts';
import { describeSandbox, KENGETAL_CLIENT_ID } from './endpoints.ts';
import { errorPage, LOGOUT_SCRIPT, signInPage } from './pages.ts';
import { interactionPath } from './provider.ts';

interface IdentityRoutes {
  readonly provider: Provider;
  readonly origin: string;
  readonly shellOrigin: string;
}

type SignIn = FastifyRequest<{ Params: { uid: string }; Body: URLSearchParams | undefined }>;

/** The sign-in page with its answers, and the description that shell and API read at start. */
export function identityRoutes(
  app: FastifyInstance,
  { provider, origin, shellOrigin }: IdentityRoutes,
): void {
  app.get('/.well-known/kengetal-sandbox', () => describeSandbox(origin, KENGETAL_CLIENT_ID));
  app.get('/uitloggen.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LOGOUT_SCRIPT),
  );

  const path = interactionPath(':uid');
  app.get(path, async (request: SignIn, reply) => {
    const { params } = await interactionOf(request, reply);
    const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
    return sendPage(
      reply,
      signInPage({ action: interactionPath(request.params.uid), email: hint, refused: false }),
    );
  });

  app.post(path, async (request: SignIn, reply) => {
    const { prompt } = await interactionOf(request, reply);
    if (request.body?.has('annuleren')) return finish(request, reply, CANCELLED);
    const typed = request.body?.get('email') ?? '';
    const email = normaliseEmail(typed);
    if (email === undefined) {
      const page = signInPage({
        action: interactionPath(request.params.uid),
        email: typed,
        refused: true,
      });
      return sendPage(reply.code(400), page);
    }
    return finish(request, reply, { [prompt.name]: {}, login: { accountId: email } });
  });

  async function finish(
    request: SignIn,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) {
    const returnTo = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(returnTo, 303);
  }

  async function interactionOf(request: SignIn, reply: FastifyReply) {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== request.params.uid)
      throw new Error('interaction belongs to another sign-in');
    return interaction;
  }

  app.setErrorHandler((error, request, reply) => {
    const detail = error instanceof Error ? error.message : 'unknown error';
    const known =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
    if (!known) console.error(`Sandbox: ${request.method} ${request.url}`, error);
    return sendPage(
      reply.code(known ? Number(error.statusCode) : 500),
      errorPage(shellOrigin, detail),
    );
  });
}

const CANCELLED = { error: 'access_denied', error_description: 'the user cancelled the sign-in' };

function sendPage(reply: FastifyReply, page: { toString(): string }) {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.toString());
}
