import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { Signing } from './issuer.ts';
import { serve, type TestServer } from './keys-server.ts';

const CLIENT_ID = 'kengetal-test.apps.example.test';
const CLIENT_SECRET = 'het-geheim-van-de-test';
const ISSUER = 'https://accounts.google.com';
export const REDIRECT_URI = 'http://localhost:4000/login';

/** What the page sends to Google, and the person who is chosen there. */
export interface Choice {
  readonly nonce: string;
  readonly email?: string;
  readonly verifier?: string;
  readonly redirectUri?: string;
  readonly signing?: Signing;
}

interface Given {
  readonly choice: Required<Omit<Choice, 'signing' | 'nonce'>>;
  readonly idToken: string;
}

/** Stands in for Google's token endpoint and keys, and for the choice on its page. */
export class TestGoogle {
  readonly settings: Record<string, string>;
  readonly publicKey: object;
  /** Answers instead of the token endpoint; undefined leaves it to the endpoint. */
  instead: ((response: ServerResponse) => void) | undefined;
  readonly #server: TestServer;
  readonly #key: CryptoKey;
  readonly #now: () => Date;
  readonly #codes = new Map<string, Given>();

  private constructor(server: TestServer, pair: { key: CryptoKey; jwk: object }, now: () => Date) {
    this.#server = server;
    this.#key = pair.key;
    this.publicKey = pair.jwk;
    this.#now = now;
    this.settings = {
      KENGETAL_GOOGLE_CLIENT_ID: CLIENT_ID,
      KENGETAL_GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      KENGETAL_GOOGLE_ISSUER: ISSUER,
      KENGETAL_GOOGLE_TOKEN_URL: `${server.origin}/token`,
      KENGETAL_GOOGLE_KEYS: `${server.origin}/certs`,
    };
  }

  static async start(now: () => Date): Promise<TestGoogle> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'google', alg: 'RS256', use: 'sig' };
    const server = await serve((request, response) => void google.#answer(request, response));
    const google = new TestGoogle(server, { key: privateKey, jwk }, now);
    return google;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  /** The code with which Google returns, and what the page then posts. */
  async choose({ nonce, signing, ...chosen }: Choice) {
    const {
      email = 'sanne@voorbeeld.nl',
      verifier = randomBytes(32).toString('base64url'),
      redirectUri = REDIRECT_URI,
    } = chosen;
    const code = `4/${randomBytes(24).toString('base64url')}`;
    const idToken = await this.#idToken(nonce, email, signing);
    this.#codes.set(code, { choice: { email, verifier, redirectUri }, idToken });
    const body = {
      provider: 'google',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    } as const;
    return { body, idToken };
  }

  async #idToken(nonce: string, email: string, { claims, header, key }: Signing = {}) {
    const now = Math.floor(this.#now().getTime() / 1_000);
    const payload: JWTPayload = {
      iss: ISSUER,
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      sub: subOf(email),
      nonce,
      email,
      email_verified: true,
      name: email.split('@')[0],
      picture: `https://pictures.example.test/${subOf(email)}`,
      iat: now,
      exp: now + 3_600,
      ...claims,
    };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'google', typ: 'JWT', ...header })
      .sign(key ?? this.#key);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/certs') {
      response.end(JSON.stringify({ keys: [this.publicKey] }));
      return;
    }
    const form = new URLSearchParams(await text(request));
    if (this.instead) return this.instead(response);
    const { status, body } = this.#exchange(form);
    response.writeHead(status).end(JSON.stringify(body));
  }

  /** As Google documents it: the secret first, then the code with its verifier and address, once. */
  #exchange(form: URLSearchParams): { status: number; body: object } {
    if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    const code = form.get('code') ?? '';
    const given = this.#codes.get(code);
    this.#codes.delete(code);
    const isRight =
      given?.choice.verifier === form.get('code_verifier') &&
      form.get('grant_type') === 'authorization_code';
    if (!given || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
    if (given.choice.redirectUri !== form.get('redirect_uri')) {
      return { status: 400, body: { error: 'redirect_uri_mismatch' } };
    }
    return { status: 200, body: { id_token: given.idToken, access_token: 'x', expires_in: 3_599 } };
  }
}

function subOf(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex').slice(0, 16);
  return BigInt(`0x${hex}`).toString().padStart(21, '1');
}
