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

/**
 * What is kept of the tables, which the system has in memory too. Twice as much takes 120 MB more of
 * the program, since memory is made larger by steps, and an import no less time.
 */
const BUFFERS = '64MB';

/** Opens PGlite in this thread, on a folder. */
export async function openEngine(dataDir: string): Promise<Engine> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`];
  const pglite = await PGlite.create({ dataDir, parsers: PARSERS, startParams });
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
