import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { microsoftIdentity } from '../../access/users.ts';
import type { Clock } from '../../clock.ts';
import type { MicrosoftConfig } from '../../sign-in-config.ts';
import { parsedClaims, signedClaims } from './id-token.ts';
import { publishedKeys } from './keys.ts';
import { NotProven, type Proof } from './proof.ts';

/** Tenant of personal Microsoft accounts; the product is for work and school accounts. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

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

const ownerOfKey = z.object({ iss: z.string(), tid: z.string() });

export interface MicrosoftVerifier {
  /** Throws NotProven when the token does not prove an identity, or ProviderUnavailable. */
  verify(idToken: string): Promise<Proof>;
}

/** Keys from Microsoft's own address, each for the issuer alone that is named on it. */
export function microsoftKeys(config: MicrosoftConfig): JWTVerifyGetKey {
  const { keyOf, published } = publishedKeys(config.keysUrl);
  return async (header, token) => {
    const key = await keyOf(header, token);
    requireKeyIssuer(published(header.kid), Buffer.from(token.payload).toString());
    return key;
  };
}

/** Microsoft names on a key the issuer that may use it; a tenant's key is not for another tenant. */
function requireKeyIssuer(key: object | undefined, payload: string): void {
  if (!key || !('issuer' in key) || typeof key.issuer !== 'string') return;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { iss, tid } = ownerOfKey.parse(claims);
  if (key.issuer.replace('{tenantid}', tid) !== iss) throw new NotProven('key of another issuer');
}

/** Verifies ID tokens of work and school accounts. */
export function microsoftVerifier(
  config: MicrosoftConfig,
  keys: JWTVerifyGetKey,
  clock: Clock,
): MicrosoftVerifier {
  return {
    verify: async (idToken) => {
      const trust = { keys, audience: config.clientId, clock };
      const { claims, isTimely } = await signedClaims(idToken, trust);
      const proof = proofOf(config, claims);
      return isTimely ? proof : { ...proof, refusal: proof.refusal ?? 'sign_in_clock' };
    },
  };
}

function proofOf(config: MicrosoftConfig, payload: JWTPayload): Proof {
  const claims = parsedClaims(claimsOf, payload);
  if (claims.iss !== config.issuer.replace('{tenantid}', claims.tid)) {
    throw new NotProven('issuer of another tenant');
  }
  const email = claims.preferred_username ?? claims.email ?? '';
  return {
    identity: microsoftIdentity(claims.tid, claims.oid),
    name: claims.name ?? email,
    email,
    nonce: claims.nonce,
    ...(!isAllowed(config, claims.tid) && { refusal: 'sign_in_tenant' }),
  };
}

function isAllowed({ tenants }: MicrosoftConfig, tid: string): boolean {
  return tid !== PERSONAL_TENANT && (tenants === undefined || tenants.includes(tid));
}
