import type { CallResponse } from '@kengetal/contract/api';
import { systemClock } from '../clock.ts';
import { CLIENT_ID, ISSUER, TestIssuer } from './issuer.ts';
import { serveKeys } from './keys-server.ts';

/** Stands in for Microsoft before an API that runs as a program of its own. */
export interface OnlineIssuer {
  /** Settings with which the API trusts it. */
  readonly environment: Record<string, string>;
  /** An ID token as Microsoft gives it. */
  readonly token: TestIssuer['token'];
  /** Signs in at the API at this origin; answers the access token. */
  signIn(origin: string, email: string): Promise<string>;
  close(): void;
}

export async function startIssuer(): Promise<OnlineIssuer> {
  const issuer = await TestIssuer.create(ISSUER, CLIENT_ID, systemClock);
  const keys = await serveKeys([{ ...issuer.publicKey, issuer: ISSUER }]);
  return {
    environment: {
      KENGETAL_MICROSOFT_CLIENT_ID: CLIENT_ID,
      KENGETAL_MICROSOFT_ISSUER: ISSUER,
      KENGETAL_MICROSOFT_KEYS: `${keys.origin}/keys`,
    },
    token: (...asked) => issuer.token(...asked),
    signIn: async (origin, email) => {
      const challenge = await fetch(`${origin}/v1/login/challenge`, { method: 'POST' });
      const { nonce } = (await challenge.json()) as CallResponse<'loginChallenge'>;
      const login = await fetch(`${origin}/v1/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: challenge.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        },
        body: JSON.stringify({
          provider: 'microsoft',
          id_token: await issuer.token(nonce, email),
        }),
      });
      return ((await login.json()) as CallResponse<'login'>).access_token;
    },
    close: () => void keys.close(),
  };
}
