import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PARSERS } from './parsers.ts';
import type { SqlParameters } from './database.ts';

/** The embedded engine, in its worker or as seen from outside it. */
export interface Engine {
  query(text: string, params: SqlParameters, mode: 'object' | 'array'): Promise<unknown[]>;
  /** The bytes are gone afterwards. */
  copy(statement: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}

/** Opens PGlite in this thread, on a folder or on 'memory://'. */
export async function openEngine(dataDir: string): Promise<Engine> {
  // What makes a new database keeps 450 MB until it ends.
  if (isNewFolder(dataDir)) await (await PGlite.create({ dataDir })).close();
  const pglite = await PGlite.create({ dataDir, parsers: PARSERS });
  return {
    query: async (text, params, mode) =>
      (await pglite.query(text, [...params], { rowMode: mode })).rows,
    copy: async (statement, bytes) => {
      await pglite.query(statement, [], { blob: new Blob([bytes]) });
    },
    close: () => pglite.close(),
  };
}

const isNewFolder = (dataDir: string): boolean =>
  !dataDir.includes('://') && !existsSync(join(dataDir, 'PG_VERSION'));
