import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { normaliseEmail, SEEDED_PEOPLE } from '../../people.ts';
import { describeSandbox, KENGETAL_CLIENT_ID } from './endpoints.ts';
import { describeGoogle } from './google/endpoints.ts';
import { GOOGLE_PEOPLE, photoOf } from './google/people.ts';
import { googleInteractionPath } from './google/provider.ts';
import { interactionRoutes, showErrors } from './interactions.ts';
import { LOGOUT_SCRIPT } from './pages.ts';
import { interactionPath } from './provider.ts';

interface IdentityRoutes {
  readonly microsoft: Provider;
  readonly google: Provider;
  readonly origin: string;
  readonly shellOrigin: string;
}

/** The sign-in pages with their answers, and the description that shell and API read at start. */
export function identityRoutes(
  app: FastifyInstance,
  { microsoft, google, origin, shellOrigin }: IdentityRoutes,
): void {
  app.get('/.well-known/kengetal-sandbox', () => ({
    ...describeSandbox(origin, KENGETAL_CLIENT_ID),
    google: describeGoogle(origin),
  }));
  app.get('/uitloggen.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LOGOUT_SCRIPT),
  );
  app.get<{ Params: { email: string } }>('/google-foto/:email.svg', (request, reply) => {
    const email = normaliseEmail(request.params.email);
    return email === undefined
      ? reply.code(404).send()
      : reply.type('image/svg+xml').send(photoOf(email).toString());
  });
  interactionRoutes(app, {
    provider: microsoft,
    authority: { brand: 'Microsoft', people: SEEDED_PEOPLE },
    pathOf: interactionPath,
  });
  interactionRoutes(app, {
    provider: google,
    authority: { brand: 'Google', people: GOOGLE_PEOPLE },
    pathOf: googleInteractionPath,
  });
  showErrors(app, shellOrigin);
}
