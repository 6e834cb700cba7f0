import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Download } from '@kengetal/contract';
import { newToken, tokenHash } from '../access/tokens.ts';
import { later, stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { downloads, organisations, projects } from '../db/schema/index.ts';
import type { FileStore } from './file-store.ts';

/** How long the address of a file works. */
const LIFETIME_SECONDS = 5 * 60;
/** A file that nobody was told of by then, in ms, is swept: its making was cut off. */
const UNFINISHED_MS = 60 * 60 * 1_000;

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

/** What a file was made of: when that is removed, no address opens it any more. */
export interface MadeOf {
  readonly organisationId?: string;
  readonly projectId?: string;
}

/** Files that were made for someone, each for a few minutes at an address that cannot be guessed. */
export interface Downloads {
  /** Keeps the file that `write` puts at a path; whoever has the address gets it until it expires. */
  offer(of: MadeOf, write: (path: string) => Promise<FileNames>): Promise<Download>;
  /** The file of a token; undefined when there is none (any more). */
  open(token: string): Promise<OpenedFile | undefined>;
}

/** Downloads whose files any program on the database hands out. */
export function downloadsWith({
  sql,
  clock,
  files,
}: {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly files: FileStore;
}): Downloads {
  return {
    offer: async (of, write) => {
      const name = randomUUID();
      const { filename, contentType } = await files.keep(name, write);
      const expiresAt = later(clock, LIFETIME_SECONDS);
      const token = newToken();
      await sql.orm
        .insert(downloads)
        .values({ tokenHash: tokenHash(token), name, filename, contentType, expiresAt, ...of });
      return { download_url: `/download?token=${token}`, filename, expires_at: expiresAt };
    },
    open: async (token) => {
      const [found] = await sql.orm
        .select({
          name: downloads.name,
          filename: downloads.filename,
          contentType: downloads.contentType,
          expiresAt: downloads.expiresAt,
        })
        .from(downloads)
        .leftJoin(projects, eq(projects.projectId, downloads.projectId))
        .leftJoin(organisations, eq(organisations.organisationId, downloads.organisationId))
        .where(
          and(
            eq(downloads.tokenHash, tokenHash(token)),
            isNull(projects.removedAt),
            isNull(organisations.removedAt),
          ),
        );
      if (!found || Date.parse(found.expiresAt) <= clock.now().getTime()) return undefined;
      const path = files.path(found.name);
      const { size } = await stat(path);
      const { filename, contentType } = found;
      return { filename, contentType, bytes: size, content: createReadStream(path) };
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

/** Removes downloads that have expired, and files of which nobody was told in time. */
export const sweepDownloads =
  (files: FileStore) =>
  async ({ orm }: Sql, clock: Clock): Promise<void> => {
    const expired = await orm
      .delete(downloads)
      .where(lte(downloads.expiresAt, stamp(clock)))
      .returning({ name: downloads.name });
    for (const { name } of expired) await files.remove(name);
    const isKept = async (name: string) =>
      (await orm.$count(downloads, eq(downloads.name, name))) > 0;
    await files.sweep(isKept, UNFINISHED_MS);
  };
