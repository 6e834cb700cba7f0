import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { normaliseEmail } from '../../people.ts';
import { errorPage, signInPage, type Authority } from './pages.ts';

interface InteractionRoutes {
  readonly provider: Provider;
  readonly authority: Authority;
  /** Where the sign-in page of a sign-in under way is. */
  readonly pathOf: (uid: string) => string;
}

type SignIn = FastifyRequest<{ Params: { uid: string }; Body: URLSearchParams | undefined }>;

/** The sign-in page of an authority, with its answers. */
export function interactionRoutes(
  app: FastifyInstance,
  { provider, authority, pathOf }: InteractionRoutes,
): void {
  const path = pathOf(':uid');
  app.get(path, async (request: SignIn, reply) => {
    const { params } = await interactionOf(request, reply);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    const action = pathOf(request.params.uid);
    return sendPage(reply, signInPage({ ...authority, action, email, refused: false }));
  });

  app.post(path, async (request: SignIn, reply) => {
    const { prompt } = await interactionOf(request, reply);
    if (request.body?.has('annuleren')) return finish(request, reply, CANCELLED);
    const typed = request.body?.get('email') ?? '';
    const email = normaliseEmail(typed);
    if (email === undefined) {
      const action = pathOf(request.params.uid);
      const page = signInPage({ ...authority, action, email: typed, refused: true });
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
}

/** What goes wrong on a page of ours is shown on a page of ours. */
export function showErrors(app: FastifyInstance, shellOrigin: string): void {
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
