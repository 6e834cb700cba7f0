import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { isRecord, readJson, writeJson } from '../../json-file.ts';

/** What must stay the same over restarts for tokens and cookies to remain valid. */
export interface Secrets {
  /** Private RS256 key with `kid`. */
  readonly signingKey: JWK & { kid: string };
  /** Signs the cookies. */
  readonly cookieKey: string;
}

/** Reads the secrets of this data folder, and makes them at the first start. */
export async function loadSecrets(file: string): Promise<Secrets> {
  const stored = await readJson(file);
  if (stored === undefined) {
    const made = await makeSecrets();
    await writeJson(file, made);
    return made;
  }
  if (!isSecrets(stored))
    throw new Error(`${file} is beschadigd. Verwijder het bestand en start opnieuw.`);
  return stored;
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    signingKey: { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) },
    cookieKey: randomBytes(32).toString('base64url'),
  };
}

function isSecrets(value: unknown): value is Secrets {
  return (
    isRecord(value) &&
    typeof value.cookieKey === 'string' &&
    isRecord(value.signingKey) &&
    value.signingKey.kty === 'RSA' &&
    typeof value.signingKey.kid === 'string' &&
    typeof value.signingKey.d === 'string'
  );
}
