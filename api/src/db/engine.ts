import { PGlite } from '@electric-sql/pglite';
import { PARSERS } from './parsers.ts';
import type { SqlParameters } from './database.ts';

/** The embedded engine, in its worker or as seen from outside it. */
export interface Engine {
  query(text: string, params: SqlParameters, mode: 'object' | 'array'): Promise<unknown[]>;
  copy(statement: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens PGlite in this thread, on a folder or on 'memory://'. */
export async function openEngine(dataDir: string): Promise<Engine> {
  const pglite = await PGlite.create({ dataDir, parsers: PARSERS });
  return {
    query: async (text, params, mode) =>
      (await pglite.query(text, [...params], { rowMode: mode })).rows,
    copy: async (statement, text) => {
      await pglite.query(statement, [], { blob: new Blob([text]) });
    },
    close: () => pglite.close(),
  };
}
