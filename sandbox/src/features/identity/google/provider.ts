import type { Configuration, default as Provider } from 'oidc-provider';
import { errorPageFor, grantOf, portCookies, signInPolicy } from '../common.ts';
import { loadOidcProvider } from '../library.ts';
import type { Secrets } from '../secrets.ts';
import type { TokenStore } from '../store.ts';
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_PATH, GOOGLE_ROUTES } from './endpoints.ts';
import { googlePersonOf, photoPath } from './people.ts';

const SCOPES = ['openid', 'profile', 'email'];
const HOUR = 3600;
const DAY = 24 * HOUR;

interface GoogleSetup {
  /** Origin of the sandbox, without a slash at the end. */
  readonly origin: string;
  readonly shellOrigin: string;
  readonly secrets: Secrets;
  readonly store: TokenStore;
}

/** The path of this authority's own sign-in page. */
export const googleInteractionPath = (uid: string) => `/aanmelden-google/${uid}`;

/**
 * A second authority, with keys and accounts of its own, that behaves as Google does to a web
 * client: a code in the query, exchanged with a client secret; name, e-mail and picture in the ID
 * token. Stricter than Google in one thing: PKCE is required, so that a client cannot forget it.
 */
export async function createGoogleProvider(setup: GoogleSetup): Promise<Provider> {
  const { origin, shellOrigin, secrets, store } = setup;
  const library = await loadOidcProvider();
  const provider = new library.Provider(origin + GOOGLE_PATH, {
    ...protocol(shellOrigin),
    cookies: portCookies(`kengetal_sandbox_${new URL(origin).port}_google`, secrets),
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    renderError: errorPageFor(shellOrigin),
    adapter: (model: string) => store.adapter(model),
    jwks: { keys: [secrets.signingKey] },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => claimsOf(origin, email),
    }),
    loadExistingGrant: (ctx) => grantOf(ctx, SCOPES),
    interactions: {
      policy: signInPolicy(library.interactionPolicy),
      url: (_ctx, { uid }) => googleInteractionPath(uid),
    },
  });
  provider.on('server_error', (_ctx, error) => console.error('Sandbox (Google):', error));
  return provider;
}

function protocol(shellOrigin: string): Configuration {
  return {
    clients: [
      {
        client_id: GOOGLE_CLIENT_ID,
        client_secret: GOOGLE_CLIENT_SECRET,
        client_name: 'Kengetal',
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${shellOrigin}/login`],
        subject_type: 'pairwise',
      },
    ],
    routes: GOOGLE_ROUTES,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    // The library's accounts are e-mail addresses; what it tells a client is Google's own id.
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, email) => googlePersonOf(email).sub,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 600,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
  };
}

function claimsOf(origin: string, email: string) {
  const { name, givenName, surname } = googlePersonOf(email);
  return {
    sub: email,
    name,
    given_name: givenName,
    family_name: surname,
    picture: origin + photoPath(email),
    email,
    email_verified: true,
  };
}
