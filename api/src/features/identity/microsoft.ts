import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { microsoftIdentity } from '../../access/users.ts';
import type { Clock } from '../../clock.ts';
import type { MicrosoftConfig } from '../../config.ts';

const MAX_AGE = '10 minutes';
const CLOCK_TOLERANCE_SECONDS = 60;
/** Tenant of personal Microsoft accounts; the product is for work and school accounts. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** What a verified ID token says about someone. */
export interface Identity {
  /** Key of the user: 'ms|tid|oid'. */
  readonly identity: string;
  readonly name: string;
  readonly email: string;
  /** The nonce that the sign-in was started with. */
  readonly nonce: string;
}

const claimsOf = z.object({
  ver: z.literal('2.0'),
  iss: z.string(),
  tid: z.guid().toLowerCase(),
  oid: z.guid().toLowerCase(),
  nonce: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
});

export interface MicrosoftVerifier {
  /** Throws with an English reason, for the log alone, when the token does not prove an identity. */
  verify(idToken: string): Promise<Identity>;
}

/** Keys from Microsoft's own address, fetched when needed and kept. */
export function remoteKeys(config: MicrosoftConfig): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(config.keysUrl));
  return async (header, token) => {
    const key = await keys(header, token);
    const published = keys.jwks()?.keys.find(({ kid }) => kid === header.kid);
    requireKeyIssuer(published, Buffer.from(token.payload).toString());
    return key;
  };
}

/** Microsoft names on a key the issuer that may use it; a tenant's key is not for another tenant. */
function requireKeyIssuer(key: object | undefined, payload: string): void {
  if (!key || !('issuer' in key) || typeof key.issuer !== 'string') return;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { iss, tid } = z.object({ iss: z.string(), tid: z.string() }).parse(claims);
  if (key.issuer.replace('{tenantid}', tid) !== iss) throw new Error('key of another issuer');
}

/** Verifies ID tokens of work and school accounts. */
export function microsoftVerifier(
  config: MicrosoftConfig,
  keys: JWTVerifyGetKey,
  clock: Clock,
): MicrosoftVerifier {
  return {
    verify: async (idToken) => {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        audience: config.clientId,
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock.now(),
      });
      return identityOf(config, payload);
    },
  };
}

function identityOf(config: MicrosoftConfig, payload: JWTPayload): Identity {
  const claims = claimsOf.parse(payload);
  if (claims.iss !== config.issuer.replace('{tenantid}', claims.tid)) {
    throw new Error('issuer of another tenant');
  }
  if (claims.tid === PERSONAL_TENANT) throw new Error('personal account');
  if (config.tenants && !config.tenants.includes(claims.tid)) throw new Error('tenant not allowed');
  const email = claims.preferred_username ?? claims.email ?? '';
  return {
    identity: microsoftIdentity(claims.tid, claims.oid),
    name: claims.name ?? email,
    email,
    nonce: claims.nonce,
  };
}
