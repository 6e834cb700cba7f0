import { GOOGLE_PEOPLE, photoPath } from './people.ts';

/** The client id under which Kengetal is registered at the stand-in for Google. */
export const GOOGLE_CLIENT_ID = 'kengetal.apps.sandbox.localhost';
/** Its secret; it protects nothing, since the stand-in lets everyone in. */
export const GOOGLE_CLIENT_SECRET = 'alleen-voor-de-sandbox';

/** Everything of this authority's library lies under this path. */
export const GOOGLE_PATH = '/google';

/** Google's own paths, below ours; the last three are of the library and unused. */
export const GOOGLE_ROUTES = {
  authorization: `${GOOGLE_PATH}/o/oauth2/v2/auth`,
  token: `${GOOGLE_PATH}/token`,
  jwks: `${GOOGLE_PATH}/oauth2/v3/certs`,
  userinfo: `${GOOGLE_PATH}/v1/userinfo`,
  revocation: `${GOOGLE_PATH}/revoke`,
  end_session: `${GOOGLE_PATH}/logout`,
} as const;

/** What a shell and an API need to know to use the stand-in in Google's place; never the secret. */
export function describeGoogle(origin: string) {
  return {
    clientId: GOOGLE_CLIENT_ID,
    authorizeUrl: origin + GOOGLE_ROUTES.authorization,
    tokenUrl: origin + GOOGLE_ROUTES.token,
    jwksUri: origin + GOOGLE_ROUTES.jwks,
    issuer: origin + GOOGLE_PATH,
    people: GOOGLE_PEOPLE.map(({ email, name, sub }) => ({
      email,
      name,
      sub,
      picture: origin + photoPath(email),
    })),
  };
}
