import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { onLink, retrying, sqlOver, type Database, type Link } from './database.ts';
import type { Engine } from './engine.ts';
import { startEngineWorker } from './engine-worker.ts';
import { takeLock } from './lock.ts';
import { tidy } from './tidying.ts';
import { line, turns } from './turns.ts';
import { whenAsked } from './when-asked.ts';

/**
 * PostgreSQL in a worker of this program, on disk with a folder and else in memory. It has one
 * connection, so everything takes its turn.
 */
export async function openEmbedded(folder: string | undefined): Promise<Database> {
  if (folder === undefined) return databaseOn(await startEngineWorker('memory://'));
  await mkdir(folder, { recursive: true });
  const lock = await takeLock(`${folder}.lock`);
  try {
    const database = databaseOn(await startEngineWorker(folder));
    const close = async () => {
      await database.close();
      await lock.release();
    };
    return { ...database, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function databaseOn(engine: Engine): Database {
  const inside = new AsyncLocalStorage<true>();
  const turn = turns('one');
  const outside =
    (take: typeof turn.take): typeof turn.take =>
    (work) => {
      if (inside.getStore()) {
        throw new Error('inside a transaction only its own connection may be used');
      }
      return take(work);
    };
  const inTurn = outside(turn.take);
  const quietly = outside(turn.takeQuietly);
  const background = line();

  const direct: Link = {
    query: (text, params, mode) => engine.query(text, params, mode),
    copy: (target, bytes) => engine.copy(`COPY ${target} FROM '/dev/blob'`, bytes),
  };
  const over = (take: typeof turn.take): Link => ({
    query: (...call) => take(() => direct.query(...call)),
    copy: (...call) => take(() => direct.copy(...call)),
  });
  const inTransaction = async <T>(work: (link: Link) => Promise<T>): Promise<T> => {
    await engine.query('BEGIN', [], 'object');
    try {
      const result = await inside.run(true, () => work(direct));
      await engine.query('COMMIT', [], 'object');
      return result;
    } catch (error) {
      await engine.query('ROLLBACK', [], 'object');
      throw error;
    }
  };

  return {
    ...sqlOver(over(inTurn)),
    quietly: sqlOver(over(quietly)),
    batchLines: 1_000,
    transaction: (work) => retrying(() => inTurn(() => inTransaction(onLink(work)))),
    // One connection: while this has its turn, nobody commits.
    snapshot: (work) => inTurn(() => inTransaction(onLink(work))),
    snapshotWhenAsked: (...asked) =>
      whenAsked((work) => inTurn(() => inTransaction(work)), ...asked),
    // No other program uses the folder.
    alone: (_name, work) => background(work),
    vacuum: (tables) => tidy(over(quietly), tables),
    close: async () => {
      await inTurn(() => engine.close());
      // On Node 20 a storage that was used slows every promise of the program down.
      inside.disable();
    },
  };
}
