import { decodeJwt, importJWK, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import { isRecord } from '../../json-file.ts';
import { personOf } from '../../people.ts';
import { issuerOf, ROUTES, type SandboxClient } from './endpoints.ts';
import type { Secrets } from './secrets.ts';

interface MicrosoftSetup {
  readonly origin: string;
  readonly clients: readonly SandboxClient[];
  readonly secrets: Secrets;
}

/** Adds what Microsoft does and a plain OpenID provider does not. */
export function playMicrosoft(provider: Provider, setup: MicrosoftSetup): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === ROUTES.end_session) ctx.query = knownClient(ctx.query, setup.clients);
    await next();
    if (ctx.path === ROUTES.token && isRecord(ctx.body))
      ctx.body = await microsoftTokens(ctx.body, setup);
    if (ctx.path === ROUTES.jwks && isRecord(ctx.body))
      ctx.body = withIssuer(ctx.body, setup.origin);
  });
}

type Query = Record<string, string | string[] | undefined>;

/**
 * MSAL's sign-out names no client, which this provider needs before it will send anyone back; it is the one that
 * registered the return address. A hint that MSAL might add is dropped: it holds the issuer that MSAL was shown.
 */
function knownClient(asked: Query, clients: readonly SandboxClient[]): Query {
  const entries = Object.entries(asked).filter(([name]) => name !== 'id_token_hint');
  const query: Query = Object.fromEntries(entries);
  if (query.client_id !== undefined) return query;
  const client = clients.find(({ redirectUris }) =>
    redirectUris.some((redirectUri) => redirectUri === query.post_logout_redirect_uri),
  );
  return client === undefined ? query : { ...query, client_id: client.clientId };
}

/** Issuer per tenant, opaque subject, and `client_info`, on which MSAL keys its accounts. */
async function microsoftTokens(body: Record<string, unknown>, { origin, secrets }: MicrosoftSetup) {
  if (typeof body.id_token !== 'string') return body;
  const claims = decodeJwt(body.id_token);
  const { oid, tid, sub } = personOf(String(claims.sub));
  const { signingKey } = secrets;
  const idToken = await new SignJWT({ ...claims, iss: issuerOf(origin, tid), sub })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: signingKey.kid })
    .sign(await importJWK(signingKey, 'RS256'));
  const clientInfo = Buffer.from(JSON.stringify({ uid: oid, utid: tid })).toString('base64url');
  return { ...body, id_token: idToken, client_info: clientInfo };
}

/** Microsoft names on each key the issuer that may use it. */
function withIssuer(body: Record<string, unknown>, origin: string) {
  const keys: unknown[] = Array.isArray(body.keys) ? body.keys : [];
  return {
    ...body,
    keys: keys.map((key) => (isRecord(key) ? { ...key, issuer: issuerOf(origin) } : key)),
  };
}
