import type { CallResponse } from '@kengetal/contract';
import { RelyingParty } from '../../../sandbox/src/testing/relying-party.ts';

type Tokens = CallResponse<'refresh'>;

export interface StandaloneSession {
  /** A token that is valid for at least a minute. */
  accessToken(): Promise<string>;
}

export interface SignInPlaces {
  /** Address of the running API up to and including '/v1'. */
  apiUrl: string;
  sandbox: string;
  shell: string;
  email: string;
}

const MARGIN_MS = 60_000;

/** Signs a seeded person in through the sandbox, as the shell would, and keeps the session. */
export async function signIn(places: SignInPlaces): Promise<StandaloneSession> {
  const post = async (path: string, body?: object, cookie = ''): Promise<Response> => {
    const response = await fetch(places.apiUrl + path, {
      method: 'POST',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };

  const challenge = await post('/login/challenge');
  const cookie = challenge.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { nonce } = (await challenge.json()) as CallResponse<'loginChallenge'>;
  const program = {
    origin: places.sandbox,
    shellOrigin: places.shell,
    stop: async () => undefined,
  };
  const { id_token } = await new RelyingParty(program).signIn(places.email, { nonce });
  const login = await post('/login', { provider: 'microsoft', id_token }, cookie);

  let tokens = (await login.json()) as Tokens;
  let expiresAt = Date.now() + tokens.expires_in * 1000;
  let renewing: Promise<void> | null = null;
  const renew = async () => {
    const { refresh_token } = tokens;
    tokens = (await (await post('/refresh', { refresh_token })).json()) as Tokens;
    expiresAt = Date.now() + tokens.expires_in * 1000;
    renewing = null;
  };
  return {
    accessToken: async () => {
      if (Date.now() > expiresAt - MARGIN_MS) await (renewing ??= renew());
      return tokens.access_token;
    },
  };
}
