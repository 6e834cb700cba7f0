import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What GCM is made for. */
const IV_BYTES = 12;

/** The key that seals, and those of before, which only open. */
export interface TokenKeys {
  readonly current: string;
  readonly byId: ReadonlyMap<string, Buffer>;
}

/** What was sealed does not open: its key is gone, or it was changed. */
export class SealBroken extends Error {}

/**
 * Keys from the environment: 32 bytes in base64, such as `openssl rand -base64 32` gives. Throws a
 * Dutch sentence for one that is none.
 */
export function tokenKeysOf(current: string, old: readonly string[] = []): TokenKeys {
  const keys = [current, ...old].map((text) => Buffer.from(text, 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES)) {
    throw new Error(
      'KENGETAL_TOKEN_KEY en KENGETAL_TOKEN_KEYS_OLD zijn sleutels van 32 bytes in base64 (openssl rand -base64 32).',
    );
  }
  const entries = keys.map((key) => [idOf(key), key] as const);
  return { current: entries[0]?.[0] ?? '', byId: new Map(entries) };
}

/** Tells keys apart without telling them. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 8);

/** Encrypts a text; it opens for the same purpose only. */
export function seal({ current, byId }: TokenKeys, purpose: string, text: string): string {
  const key = byId.get(current);
  if (!key) throw new Error('there is no key to seal with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [current, ...parts].join('.');
}

/** Throws {@link SealBroken}. */
export function unseal({ byId }: TokenKeys, purpose: string, sealed: string): string {
  const [id = '', ...parts] = sealed.split('.');
  const key = byId.get(id);
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!key || !iv || !tag || !text) throw new SealBroken('no key opens this');
  try {
    const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new SealBroken('what was sealed has changed');
  }
}
