import { PGlite } from '@electric-sql/pglite';
import { PARSERS } from './parsers.ts';
import type { SqlParameters } from './database.ts';

/** The embedded engine, in its worker or as seen from outside it. */
export interface Engine {
  query(text: string, params: SqlParameters, mode: 'object' | 'array'): Promise<unknown[]>;
  /** The bytes are gone afterwards; answers their memory. */
  copy(statement: string, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  /** Stops the statement that runs, which fails with 57014. */
  cancel(): void;
  close(): Promise<void>;
}

/** Opens PGlite in this thread, on a folder. */
export async function openEngine(dataDir: string): Promise<Engine> {
  const pglite = await PGlite.create({ dataDir, parsers: PARSERS });
  return {
    query: async (text, params, mode) =>
      (await pglite.query(text, [...params], { rowMode: mode })).rows,
    copy: async (statement, bytes) => {
      await pglite.query(statement, [], { blob: new Blob([bytes]) });
      return bytes.buffer;
    },
    cancel: () => raiseCancel(pglite),
    close: () => pglite.close(),
  };
}

/** What the signal handler of PostgreSQL does; there are no signals here. */
function raiseCancel({ Module }: PGlite): void {
  const { HEAPU8 } = Module;
  for (const flag of ['_QueryCancelPending', '_InterruptPending']) {
    const address: unknown = Reflect.get(Module, flag);
    if (typeof address === 'number') HEAPU8[address] = 1;
  }
}
