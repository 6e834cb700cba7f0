import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { guardedServer, headersOf, isProduction } from '@kengetal/server';
import type Provider from 'oidc-provider';
import fastify, { type FastifyInstance } from 'fastify';
import { exactRedirectUri } from './features/exact/endpoints.ts';
import { exactRoutes } from './features/exact/routes.ts';
import { ExactStandIn, type ExactOptions } from './features/exact/stand-in.ts';
import { graphRoutes, type FindAccess } from './features/graph/routes.ts';
import {
  AUTHORITY_PATH,
  KENGETAL_CLIENT_ID,
  type SandboxClient,
} from './features/identity/endpoints.ts';
import { GOOGLE_PATH } from './features/identity/google/endpoints.ts';
import { createGoogleProvider } from './features/identity/google/provider.ts';
import { createIdentityProvider } from './features/identity/provider.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { loadSecrets } from './features/identity/secrets.ts';
import { TokenStore } from './features/identity/store.ts';
import { Mailbox } from './features/mail/mailbox.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { startMailServer } from './features/mail/smtp.ts';
import { personOf } from './people.ts';
import { allowOrigin } from './web/cors.ts';
import { readForms } from './web/forms.ts';
import { SANDBOX_HEADERS } from './web/headers.ts';
import { STYLESHEET } from './web/style.ts';

export { KENGETAL_CLIENT_ID } from './features/identity/endpoints.ts';

export interface SandboxOptions {
  readonly port: number;
  /** What it listens on; unless given, this machine alone. */
  readonly host?: string | undefined;
  /** Where mails come in; unless given, nowhere. */
  readonly mailPort?: number | undefined;
  /** As browsers call it; unless given, localhost with this port. */
  readonly origin?: string | undefined;
  /** Folder of the sandbox itself; made when it is absent. */
  readonly dataDir: string;
  /** Origin of the shell, the only one that may call from a browser. */
  readonly shellOrigin: string;
  /** Who may sign in here; unless given, Kengetal's shell. */
  readonly clients?: readonly SandboxClient[];
  /** How Kengetal is registered at Exact Online; unless given, with the shell's own callback. */
  readonly exact?: Partial<ExactOptions>;
  /** Milliseconds since 1970, for what the store keeps. Protocol times are the library's own. */
  readonly now?: () => number;
}

export interface Sandbox {
  readonly origin: string;
  /** Stops serving and waits until what must survive is on disk. */
  close(): Promise<void>;
}

/** Starts the stand-ins for cloud services. Throws in production, where they would let anyone in. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (isProduction(process.env)) {
    throw new Error(
      'De sandbox laat iedereen zonder wachtwoord binnen en start daarom niet met NODE_ENV=production.',
    );
  }
  const { port, host = '127.0.0.1', dataDir, shellOrigin, now = Date.now } = options;
  const { clients = [{ clientId: KENGETAL_CLIENT_ID, redirectUris: [`${shellOrigin}/login`] }] } =
    options;
  const { origin = `http://localhost:${port}` } = options;
  const secrets = await loadSecrets(join(dataDir, 'identity-keys.json'));
  const store = await TokenStore.open(join(dataDir, 'identity-store.json'), now);
  const provider = await createIdentityProvider({ origin, shellOrigin, clients, secrets, store });
  const googleStore = await TokenStore.open(join(dataDir, 'google-store.json'), now);
  const google = await createGoogleProvider({
    origin,
    shellOrigin,
    secrets: await loadSecrets(join(dataDir, 'google-keys.json')),
    store: googleStore,
  });

  const app = fastify({
    forceCloseConnections: true,
    serverFactory: (handler) =>
      guardedServer(
        { headers: headersOf(SANDBOX_HEADERS, false) },
        dispatch(origin, { [AUTHORITY_PATH]: provider, [GOOGLE_PATH]: google }, handler),
      ),
    clientErrorHandler: () => undefined, // Answered by the guarded server.
  });
  readForms(app);
  allowOrigin(app, shellOrigin, ['/graph/', '/.well-known/']);
  commonRoutes(app);
  identityRoutes(app, { microsoft: provider, google, origin, shellOrigin });
  const findAccess: FindAccess = async (token) => {
    const found = await provider.AccessToken.find(token);
    return found && { person: personOf(found.accountId), scopes: found.scopes };
  };
  graphRoutes(app, findAccess);
  const mailbox = new Mailbox();
  mailRoutes(app, mailbox);
  const exact = await ExactStandIn.open({
    redirectUris: [exactRedirectUri(shellOrigin)],
    dataDir,
    now,
    ...options.exact,
  });
  exactRoutes(app, exact);
  await app.listen({ host, port });
  const { mailPort } = options;
  const mailServer =
    mailPort === undefined
      ? undefined
      : await startMailServer({ mailbox, host, port: mailPort, now }).catch(
          async (error: unknown) => {
            await app.close();
            throw error;
          },
        );

  return {
    origin,
    close: async () => {
      await mailServer?.close();
      await app.close();
      await Promise.all([store.flush(), googleStore.flush(), exact.flush()]);
    },
  };
}

/** One server for all: each authority's library below its path, everything else ours. */
function dispatch(
  origin: string,
  authorities: Readonly<Record<string, Provider>>,
  ours: RequestListener,
): RequestListener {
  const canonical = new URL(origin);
  const answers = Object.entries(authorities).map(
    ([path, provider]) => [`${path}/`, provider.callback()] as const,
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (
      request.method === 'GET' &&
      path !== '/health' &&
      request.headers.host === `127.0.0.1:${canonical.port}`
    ) {
      response.writeHead(307, { Location: origin + path }).end();
      return;
    }
    const answer = answers.find(([prefix]) => path.startsWith(prefix))?.[1];
    if (answer) void answer(request, response);
    else ours(request, response);
  };
}

function commonRoutes(app: FastifyInstance): void {
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/sandbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLESHEET),
  );
}
