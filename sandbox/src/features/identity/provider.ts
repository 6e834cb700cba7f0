import type { Configuration, default as Provider } from 'oidc-provider';
import { personOf } from '../../people.ts';
import { errorPageFor, grantOf, portCookies, show, signInPolicy } from './common.ts';
import { ROUTES, type SandboxClient } from './endpoints.ts';
import { loadOidcProvider } from './library.ts';
import { playMicrosoft } from './microsoft.ts';
import { logoutPage, signedOutPage } from './pages.ts';
import type { Secrets } from './secrets.ts';
import type { TokenStore } from './store.ts';

const SCOPES = ['openid', 'profile', 'email', 'offline_access', 'User.Read'];
const HOUR = 3600;
const DAY = 24 * HOUR;

interface IdentitySetup {
  /** Origin of the sandbox, without a slash at the end. */
  readonly origin: string;
  readonly shellOrigin: string;
  readonly clients: readonly SandboxClient[];
  readonly secrets: Secrets;
  readonly store: TokenStore;
}

/** The path of the stand-in's own sign-in page. */
export const interactionPath = (uid: string) => `/aanmelden/${uid}`;

/** An OpenID provider that behaves to MSAL as Microsoft's multi-organisation authority does. */
export async function createIdentityProvider(setup: IdentitySetup): Promise<Provider> {
  const library = await loadOidcProvider();
  const provider = new library.Provider(setup.origin, {
    ...protocol(setup),
    cookies: portCookies(`kengetal_sandbox_${new URL(setup.origin).port}`, setup.secrets),
    ...pages(setup),
    adapter: (model: string) => setup.store.adapter(model),
    jwks: { keys: [setup.secrets.signingKey] },
    findAccount: (_ctx, email) => ({ accountId: email, claims: () => claimsOf(email) }),
    loadExistingGrant: (ctx) => grantOf(ctx, SCOPES),
    interactions: {
      policy: signInPolicy(library.interactionPolicy),
      url: (_ctx, { uid }) => interactionPath(uid),
    },
  });
  playMicrosoft(provider, setup);
  provider.on('server_error', (_ctx, error) => console.error('Sandbox:', error));
  return provider;
}

function protocol({ clients, shellOrigin }: IdentitySetup): Configuration {
  return {
    clients: clients.map(({ clientId, redirectUris }) => ({
      client_id: clientId,
      client_name: 'Kengetal',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [...redirectUris],
      post_logout_redirect_uris: [...redirectUris],
    })),
    routes: ROUTES,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: {
      openid: ['sub', 'oid', 'tid', 'ver', 'preferred_username'],
      profile: ['name'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origin === shellOrigin,
    // As Microsoft: a refresh token for every single-page app, valid for a day, outliving the session, reusable.
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    rotateRefreshToken: false,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 600,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: DAY,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
  };
}

function pages({ shellOrigin }: IdentitySetup): Configuration {
  return {
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, logoutPage(form)),
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(shellOrigin)),
      },
    },
    renderError: errorPageFor(shellOrigin),
  };
}

function claimsOf(email: string) {
  const { oid, tid, name } = personOf(email);
  return { sub: email, oid, tid, ver: '2.0', preferred_username: email, name, email };
}
