import { createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import { ProviderUnavailable } from './proof.ts';

/** Signing keys as a provider publishes them, fetched when needed and kept. */
export interface PublishedKeys {
  readonly keyOf: JWTVerifyGetKey;
  /** The published form of a key that `keyOf` has found. */
  published(kid: string | undefined): JWK | undefined;
}

/** The keys at an address. A key that is not there is an error of jose; no answer ProviderUnavailable. */
export function publishedKeys(url: string): PublishedKeys {
  const keys = createRemoteJWKSet(new URL(url));
  return {
    keyOf: async (header, token) => {
      try {
        return await keys(header, token);
      } catch (error) {
        if (isAboutTheToken(error)) throw error;
        throw new ProviderUnavailable('the signing keys could not be fetched', { cause: error });
      }
    },
    published: (kid) => keys.jwks()?.keys.find((key) => key.kid === kid),
  };
}

function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
