import { SEEDED_PEOPLE } from '../../people.ts';

/** The client id under which Kengetal is registered at the stand-in. */
export const KENGETAL_CLIENT_ID = 'c9e2b7a4-5f0d-4c1e-9a37-6b8d2f14e053';

/** Everything the identity provider's library answers lies under this path, as at Microsoft's own authority. */
export const AUTHORITY_PATH = '/organizations';

export const ROUTES = {
  authorization: `${AUTHORITY_PATH}/oauth2/v2.0/authorize`,
  token: `${AUTHORITY_PATH}/oauth2/v2.0/token`,
  end_session: `${AUTHORITY_PATH}/oauth2/v2.0/logout`,
  jwks: `${AUTHORITY_PATH}/discovery/v2.0/keys`,
} as const;

/** A single-page app that may sign in here. */
export interface SandboxClient {
  readonly clientId: string;
  /** Where sign-in may return to; sign-out too. */
  readonly redirectUris: readonly string[];
}

/** The issuer of a tenant's ID tokens; without a tenant the template that MSAL and verifiers fill in. */
export function issuerOf(origin: string, tid = '{tenantid}'): string {
  return `${origin}/${tid}/v2.0`;
}

/** What a shell and an API need to know to use the stand-in in Microsoft's place. */
export function describeSandbox(origin: string, clientId: string) {
  const { host } = new URL(origin);
  const jwksUri = origin + ROUTES.jwks;
  return {
    // Only a label: MSAL refuses http here, and takes the real addresses from authorityMetadata.
    authority: `https://${host}${AUTHORITY_PATH}`,
    knownAuthorities: [host],
    authorityMetadata: {
      issuer: issuerOf(origin),
      authorization_endpoint: origin + ROUTES.authorization,
      token_endpoint: origin + ROUTES.token,
      end_session_endpoint: origin + ROUTES.end_session,
      jwks_uri: jwksUri,
    },
    clientId,
    graphUrl: `${origin}/graph/v1.0`,
    jwksUri,
    issuerTemplate: issuerOf(origin),
    people: SEEDED_PEOPLE.map(({ email, name, tid, oid }) => ({ email, name, tid, oid })),
  };
}
