import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Clock } from '../clock.ts';

export const CLIENT_ID = '5d2bb1a5-4f0c-4f34-8d8e-0f6f3f5d1c11';
export const ISSUER = 'https://login.example.test/{tenantid}/v2.0';
export const TENANT = '11111111-1111-4111-8111-111111111111';

export interface Signing {
  /** Claims that differ from those of a good token; undefined leaves one out. */
  readonly claims?: JWTPayload;
  readonly header?: { alg?: string; kid?: string };
  readonly key?: CryptoKey | Uint8Array;
}

/** Of all issuers of this process: to make them takes longer than to start the API. */
let pair: Promise<{ key: CryptoKey; jwk: object }> | undefined;

async function makePair() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  return { key: privateKey, jwk };
}

/** Issues ID tokens as Microsoft does, good and bad ones. */
export class TestIssuer {
  readonly keys: JWTVerifyGetKey;
  readonly publicKey: object;
  readonly #template: string;
  readonly #clientId: string;
  readonly #clock: Clock;
  readonly #key: CryptoKey;

  private constructor(
    template: string,
    clientId: string,
    clock: Clock,
    pair: { key: CryptoKey; jwk: object },
  ) {
    this.#template = template;
    this.#clientId = clientId;
    this.#clock = clock;
    this.#key = pair.key;
    this.publicKey = pair.jwk;
    this.keys = createLocalJWKSet({ keys: [{ kty: 'RSA', ...pair.jwk }] });
  }

  static async create(template: string, clientId: string, clock: Clock): Promise<TestIssuer> {
    return new TestIssuer(template, clientId, clock, await (pair ??= makePair()));
  }

  /** An ID token of a person, by e-mail; the oid follows from it. */
  async token(
    nonce: string,
    email: string,
    { claims, header, key }: Signing = {},
  ): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1_000);
    const { tid = TENANT, ...rest } = claims ?? {};
    const payload: JWTPayload = {
      ver: '2.0',
      iss: this.#template.replace('{tenantid}', String(tid)),
      aud: this.#clientId,
      tid,
      oid: oidOf(email),
      sub: email,
      nonce,
      name: email.split('@')[0],
      preferred_username: email,
      iat: now,
      nbf: now,
      exp: now + 3_600,
      ...rest,
    };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'JWT', ...header })
      .sign(key ?? this.#key);
  }
}

function oidOf(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex').slice(0, 12);
  return `22222222-2222-4222-8222-${hex}`;
}
