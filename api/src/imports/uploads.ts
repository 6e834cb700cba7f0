import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS, refusalOf } from '@kengetal/contract';
import { DomainError } from '../domain-error.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Claim } from './stored-bytes.ts';

interface StoredFile {
  readonly bytes: number;
  /** SHA-256 of the bytes. */
  readonly hash: string;
}

/** Raw files as they were sent, kept for reading again. */
export interface Uploads extends FileStore {
  /** Writes a stream down whole or not at all. Throws too_large. */
  store(id: string, content: Readable, claim: Claim): Promise<StoredFile>;
}

export function uploadsIn(files: FileStore, limitBytes: number): Uploads {
  return {
    ...files,
    store: (id, content, claim) =>
      files.keep(id, async (path) => {
        const counter = counting(limitBytes, claim);
        await pipeline(content, counter.stream, createWriteStream(path, { flush: true }));
        return counter.result();
      }),
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
