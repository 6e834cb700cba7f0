import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS, refusalOf } from '@kengetal/contract';
import { DomainError } from '../domain-error.ts';
import type { Claim } from './stored-bytes.ts';

interface StoredFile {
  readonly bytes: number;
  /** SHA-256 of the bytes. */
  readonly hash: string;
}

/** Raw files as they were sent, kept for reading again. */
export interface Uploads {
  /** Writes a stream down whole or not at all. Throws too_large. */
  store(id: string, content: Readable, claim: Claim): Promise<StoredFile>;
  path(id: string): string;
  /** True while the file is kept. */
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Removes what uploads that were cut off left behind, and files that are no longer needed. */
  sweep(isNeeded: (id: string) => Promise<boolean>): Promise<void>;
}

const UNFINISHED = '.part';
/** Other names are not ours, and stay. */
const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function uploadsIn(folder: string, limitBytes: number): Uploads {
  const pathOf = (id: string) => join(folder, id);
  return {
    store: async (id, content, claim) => {
      await mkdir(folder, { recursive: true });
      const unfinished = pathOf(id) + UNFINISHED;
      const counter = counting(limitBytes, claim);
      try {
        await pipeline(content, counter.stream, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, pathOf(id));
        return counter.result();
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    path: pathOf,
    has: (id) =>
      access(pathOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id) => rm(pathOf(id), { force: true }),
    sweep: async (isNeeded) => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.endsWith(UNFINISHED) || (IS_ID.test(name) && !(await isNeeded(name)))) {
          await rm(join(folder, name), { force: true });
        }
      }
    },
  };
}

function counting(limitBytes: number, claim: Claim) {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limitBytes) {
        return done(new DomainError('too_large', refusalOf(LIMITS.uploadBytes, limitBytes)));
      }
      try {
        claim.take(chunk.length);
      } catch (error) {
        return done(error as DomainError);
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: (): StoredFile => ({ bytes, hash: hash.digest('hex') }) };
}
