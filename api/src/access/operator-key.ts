import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answers only who shows the key. */
export const PARTS_PATH = '/operator/parts';

/** In the data folder, for its owner alone. */
export const keyFileIn = (dataFolder: string): string => join(dataFolder, 'operator.key');

const KEY = /^[\w-]{43}$/;

/** The key that stands in the data folder; undefined without a whole one. */
export function readKey(dataFolder: string): string | undefined {
  try {
    const key = readFileSync(keyFileIn(dataFolder), 'utf8').trim();
    return KEY.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The same, made where there is none. Throws when it cannot be written. */
export function keptKey(dataFolder: string): string {
  const kept = readKey(dataFolder);
  if (kept) return kept;
  const key = randomBytes(32).toString('base64url');
  writeFileSync(keyFileIn(dataFolder), `${key}\n`, { mode: 0o600 });
  return key;
}

/** Whether an `Authorization` header shows the key; it takes as long for every wrong one. */
export function showsKey(authorization: string | undefined, key: string): boolean {
  return timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${key}`));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
