import type { JWTPayload } from 'jose';
import * as z from 'zod';
import { googleIdentity } from '../../access/users.ts';
import type { Clock } from '../../clock.ts';
import type { GoogleConfig } from '../../sign-in-config.ts';
import { exchangeCode, type GoogleAnswer } from './google-exchange.ts';
import { parsedClaims, signedClaims } from './id-token.ts';
import { publishedKeys } from './keys.ts';
import { NotProven, type Proof } from './proof.ts';

const EXCHANGE_WITHIN_MS = 8_000;

const claimsOf = z.object({
  iss: z.string(),
  /** The client that asked for the token, where Google names it. */
  azp: z.string().optional(),
  sub: z.string().regex(/^[\w-]{1,255}$/),
  nonce: z.string().min(1),
  email: z.string().min(1),
  email_verified: z.literal(true),
  name: z.string().optional(),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});

export interface GoogleSignIn {
  /** Throws NotProven when the answer does not prove an identity, or ProviderUnavailable. */
  prove(answer: GoogleAnswer): Promise<Proof>;
}

export interface GoogleSignInOptions {
  readonly config: GoogleConfig;
  /** Where Google may have returned to: /login of the origins that may call. */
  readonly redirectUris: readonly string[];
  readonly clock: Clock;
  /** Time limit of the exchange, in milliseconds. */
  readonly withinMs?: number;
}

/** Proves identities with a code of Google, which the API exchanges for an ID token by itself. */
export function googleSignIn(options: GoogleSignInOptions): GoogleSignIn {
  const { config, redirectUris, clock, withinMs = EXCHANGE_WITHIN_MS } = options;
  const { keyOf: keys } = publishedKeys(config.keysUrl);
  return {
    prove: async (answer) => {
      if (!redirectUris.includes(answer.redirect_uri)) {
        throw new NotProven('a return address that is not ours');
      }
      const idToken = await exchangeCode(config, answer, withinMs);
      const trust = { keys, audience: config.clientId, clock };
      const { claims, isTimely } = await signedClaims(idToken, trust);
      const proof = proofOf(config, claims);
      return isTimely ? proof : { ...proof, refusal: 'sign_in_clock' };
    },
  };
}

function proofOf({ issuer, clientId }: GoogleConfig, payload: JWTPayload): Proof {
  const claims = parsedClaims(claimsOf, payload);
  // Google has issued tokens under its name with and without the scheme.
  if (claims.iss !== issuer && claims.iss !== issuer.replace(/^https:\/\//, '')) {
    throw new NotProven('another issuer');
  }
  if (claims.azp !== undefined && claims.azp !== clientId) throw new NotProven('another client');
  const { sub, email, nonce, picture: avatar } = claims;
  return { identity: googleIdentity(sub), name: claims.name ?? email, email, avatar, nonce };
}
