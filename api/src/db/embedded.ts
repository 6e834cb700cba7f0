import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFilesOwnerOnly, makeOwnerOnly, takeLock } from '@kengetal/server';
import { boundTurns, type Turn } from './bound-turns.ts';
import {
  onLink,
  retrying,
  sqlOver,
  type CopyBytes,
  type Database,
  type Link,
  type Sql,
  type SqlParameters,
} from './database.ts';
import { ANYONE, JOB, WAIT_MS, type Asker } from './limits.ts';
import { startEngineWorker } from './engine-worker.ts';
import { reopeningEngine, type ReopeningEngine } from './reopening.ts';
import { isReading, roomIn, type Room } from './room.ts';
import { tidy } from './tidying.ts';
import { line, turns } from './turns.ts';
import { whenAsked } from './when-asked.ts';

/** PostgreSQL in a worker of this program. It has one connection, so everything takes its turn. */
export async function openEmbedded(folder: string): Promise<Database> {
  // A thread cannot set this.
  makeFilesOwnerOnly();
  await mkdir(folder, { recursive: true });
  const lock = await takeLock(`${folder}.lock`);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder);
    const engine = await reopeningEngine(folder);
    // What it is made of, and what it writes when it opens, has a mode of its own.
    makeOwnerOnly(folder);
    const close = async () => {
      await engine.close();
      await lock.release();
    };
    return databaseOn({ ...engine, close }, roomIn(folder));
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** In a worker of its own: what makes a new database keeps 450 MB until its thread ends. */
async function makeDatabase(folder: string): Promise<void> {
  await (await startEngineWorker(folder, () => undefined)).close();
}

type Work<T> = (link: Link) => Promise<T>;
type Take = <T>(work: Work<T>, text?: string) => Promise<T>;

function databaseOn(engine: ReopeningEngine, room: Room): Database {
  const turn = turns({ slots: 1, perOwner: 1, waitMs: WAIT_MS });
  const background = line();

  const inTurn = boundTurns(engine, turn.othersWait);
  const quietTake: Take = (work) =>
    turn.takeQuietly(() => inTurn(work, { asker: JOB, kind: 'job' }));
  const plain = linkOver({ read: quietTake, write: quietTake }, room);
  // Else the log grows for as long as the program runs, and reading it again takes ever longer.
  const checkpoint = () => plain.query('CHECKPOINT', [], 'object');
  let copied = 0;
  const quietly: Link = {
    ...plain,
    copy: async (target, bytes) => {
      copied += bytes.length;
      const memory = await plain.copy(target, bytes);
      if (copied >= CHECKPOINT_BYTES) {
        copied = 0;
        await checkpoint();
      }
      return memory;
    },
  };

  const databaseFor = (asker: Asker): Database => {
    const { kind } = asker;
    const isRequest = kind === 'request';
    const [readKind, writeKind] = isRequest ? (['read', 'write'] as const) : [kind, kind];
    const take: Take = (work, text) =>
      turn.take(() => inTurn(work, { asker, kind: readKind, text }), asker);
    const takeToWrite = <T>(work: Turn<T>) =>
      turn.takeToWrite(() => inTurn(work, { asker, kind: writeKind }), asker);
    const write = async <T>(work: Work<T>) => {
      await room.check();
      return takeToWrite(transaction(work));
    };
    // One connection: while nobody writes, all that is asked is of one moment.
    const read = <T>(work: Work<T>) => {
      const { signal } = asker;
      const query: Link['query'] = (...call) => {
        const ask = (link: Link) => link.query(...call);
        const bound = { asker, kind: readKind, text: call[0], signal };
        return turn.take(() => inTurn(ask, bound), asker, signal);
      };
      const copy = () => Promise.reject(new Error('a snapshot only reads'));
      return turn.unchanged(() => work({ query, copy }));
    };
    return Object.assign(sqlOver(linkOver({ read: take, write: takeToWrite }, room)), {
      quietly: sqlOver(quietly),
      batchLines: 1_000,
      asker,
      for: databaseFor,
      transaction: <T>(work: (sql: Sql) => Promise<T>) => retrying(() => write(onLink(work))),
      snapshot: <T>(work: (sql: Sql) => Promise<T>) => read(onLink(work)),
      snapshotWhenAsked: <T>(opened: (sql: Sql) => Promise<void>, work: (sql: Sql) => Promise<T>) =>
        whenAsked(read, opened, work),
      // No other program uses the folder.
      alone: <T>(_name: string, work: () => Promise<T>) => background(work),
      vacuum: async (tables: readonly string[]) => {
        await tidy(quietly, tables);
        await checkpoint();
      },
      close: () => turn.take(() => engine.close(), JOB),
    });
  };
  return databaseFor(ANYONE);
}

/** Statements that each take a turn. */
function linkOver({ read, write }: { read: Take; write: Take }, room: Room): Link {
  const toWrite: Take = async (work) => {
    await room.check();
    return write(work);
  };
  return {
    query: (text: string, params: SqlParameters, mode) =>
      (isReading(text) ? read : toWrite)((link) => link.query(text, params, mode), text),
    copy: (target: string, bytes: CopyBytes) => toWrite((link) => link.copy(target, bytes)),
  };
}

const transaction =
  <T>(work: Work<T>): Turn<T> =>
  async (link, engine) => {
    await link.query('BEGIN', [], 'object');
    try {
      const result = await work(link);
      await link.query('COMMIT', [], 'object');
      return result;
    } catch (error) {
      // An engine that has ended has kept nothing of it.
      await engine.query('ROLLBACK', [], 'object').catch(() => undefined);
      throw error;
    }
  };

/** The log of so many bytes copied is some three times as large. */
const CHECKPOINT_BYTES = 48 * 1024 ** 2;
