import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from '@kengetal/contract';
import { newToken, tokenHash } from '../access/tokens.ts';
import { later, type Clock } from '../clock.ts';

/** How long the address of a file works. */
const LIFETIME_SECONDS = 5 * 60;
/** A file that is not finished by then is swept. */
const UNFINISHED_SECONDS = 60 * 60;
const SWEEP_EVERY_MS = 60_000;
/** '<moment of expiry in ms>.<id>'; other names are not ours, and stay. */
const OUR_NAME = /^(\d{13})\.[0-9a-f-]{36}$/;

/** What a file is called and what it holds. */
export interface FileNames {
  /** As it is saved, with its extension. */
  readonly filename: string;
  readonly contentType: string;
}

/** A file for its asker. Text that is streamed is written as UTF-8. */
export interface OfferedFile extends FileNames {
  readonly content: Uint8Array | AsyncIterable<Uint8Array | string>;
}

/** A file to read once. */
export interface OpenedFile extends FileNames {
  /** Length of the content. */
  readonly bytes: number;
  readonly content: Readable;
}

/** Files that were made for someone, each for a few minutes at an address that cannot be guessed. */
export interface Downloads {
  /** Keeps the file that `write` puts at a path; whoever has the address gets it until it expires. */
  offer(write: (path: string) => Promise<FileNames>): Promise<Download>;
  /** The file of a token; undefined when there is none (any more). */
  open(token: string): Promise<OpenedFile | undefined>;
  /** Waits for what is being swept. */
  stop(): Promise<void>;
}

interface Kept {
  readonly name: string;
  readonly filename: string;
  readonly contentType: string;
  readonly expiresAt: string;
}

/**
 * Downloads that keep their files in a folder. Which token opens which file is known to this
 * process alone, so an address does not outlive a restart; its file is swept then.
 */
export function downloadsIn(folder: string, clock: Clock): Downloads {
  /** By hash of the token. */
  const kept = new Map<string, Kept>();
  const sweep = () => {
    const now = clock.now().getTime();
    for (const [hash, { expiresAt }] of kept) if (Date.parse(expiresAt) <= now) kept.delete(hash);
    // What cannot be removed now is removed a minute later.
    return removeExpired(folder, now).catch(() => undefined);
  };
  let underWay = sweep();
  const timer = setInterval(() => {
    underWay = underWay.then(sweep);
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    offer: async (write) => {
      await mkdir(folder, { recursive: true });
      const unfinished = join(
        folder,
        `${Date.parse(later(clock, UNFINISHED_SECONDS))}.${randomUUID()}`,
      );
      const { filename, contentType } = await write(unfinished).catch(async (error: unknown) => {
        await rm(unfinished, { force: true });
        throw error;
      });
      const expiresAt = later(clock, LIFETIME_SECONDS);
      const name = `${Date.parse(expiresAt)}.${randomUUID()}`;
      await rename(unfinished, join(folder, name));
      const token = newToken();
      kept.set(tokenHash(token), { name, filename, contentType, expiresAt });
      return { download_url: `/download?token=${token}`, filename, expires_at: expiresAt };
    },
    open: async (token) => {
      const found = kept.get(tokenHash(token));
      if (!found || Date.parse(found.expiresAt) <= clock.now().getTime()) return undefined;
      const path = join(folder, found.name);
      const { size } = await stat(path);
      const { filename, contentType } = found;
      return { filename, contentType, bytes: size, content: createReadStream(path) };
    },
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Writes a file down, as it is made. */
export async function writeContent(
  path: string,
  { filename, contentType, content }: OfferedFile,
): Promise<FileNames> {
  const source = content instanceof Uint8Array ? [content] : content;
  await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(path));
  return { filename, contentType };
}

async function removeExpired(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, expires] = OUR_NAME.exec(name) ?? [];
    if (expires !== undefined && Number(expires) <= now) {
      await rm(join(folder, name), { force: true });
    }
  }
}
