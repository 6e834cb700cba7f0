import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFilesOwnerOnly, makeOwnerOnly } from '@kengetal/server';
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
import type { Engine } from './engine.ts';
import {
  ANYONE,
  FAIR_AGAIN_MS,
  FAIR_MS,
  JOB,
  LIMITS,
  WAIT_MS,
  type Asker,
  type Kind,
} from './limits.ts';
import { startEngineWorker } from './engine-worker.ts';
import { takeLock } from './lock.ts';
import { reopeningEngine, type ReopeningEngine } from './reopening.ts';
import { isReading, roomIn, type Room } from './room.ts';
import { tidy } from './tidying.ts';
import { limitTurn } from './turn-limit.ts';
import { line, turns, type Turns } from './turns.ts';
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
type Take = <T>(work: Work<T>) => Promise<T>;
/** A turn: what is asked of it within its time, and the engine itself, to put right what failed. */
type Turn<T> = (link: Link, engine: Engine) => Promise<T>;

function databaseOn(engine: ReopeningEngine, room: Room): Database {
  const turn = turns({ slots: 1, perOwner: 1, waitMs: WAIT_MS });
  const background = line();

  const inTurn = boundTurns(engine, turn.othersWait);
  const quietTake: Take = (work) => turn.takeQuietly(() => inTurn(work, JOB, 'job'));
  const plain = linkOver(quietTake, room);
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
    const take: Take = (work) =>
      turn.take(() => inTurn(work, asker, isRequest ? 'read' : kind), asker);
    const write = async <T>(work: Work<T>) => {
      await room.check();
      const within = () => inTurn(transaction(work), asker, isRequest ? 'write' : kind);
      return turn.take(within, asker);
    };
    // One connection: while this has its turn, nobody commits.
    const read = <T>(work: Work<T>) => {
      const { signal } = asker;
      const within = () => inTurn(transaction(work), asker, isRequest ? 'read' : kind, signal);
      return turn.take(within, asker, signal);
    };
    return Object.assign(sqlOver(linkOver(take, room)), {
      quietly: sqlOver(quietly),
      batchLines: 1_000,
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

/** Does work in the turn that one has, on the engine as it is now, for as long as a turn may take. */
function boundTurns(engine: ReopeningEngine, othersWait: Turns['othersWait']) {
  const endedAt = new Map<string | undefined, number>();
  const fairMsOf = (owner: string | undefined) =>
    performance.now() - (endedAt.get(owner) ?? -Infinity) < MEMORY_MS ? FAIR_AGAIN_MS : FAIR_MS;

  return async <T>(
    work: Turn<T>,
    { owner }: Asker,
    kind: Kind,
    signal?: AbortSignal,
  ): Promise<T> => {
    const current = await engine.current();
    const limit = limitTurn({
      limitMs: LIMITS[kind].statement || Infinity,
      fairMs: kind === 'read' ? fairMsOf(owner) : Infinity,
      othersWait: () => othersWait(owner),
      signal,
      cancel: current.cancel,
    });
    const ask = async <R>(asked: () => Promise<R>) => {
      limit.check();
      return asked();
    };
    const { query, copy } = linkOn(current);
    const link: Link = {
      query: (...call) => ask(() => query(...call)),
      copy: (...call) => ask(() => copy(...call)),
    };
    try {
      return await work(link, current);
    } catch (error) {
      if (limit.trouble?.kind === 'slow') {
        endedAt.delete(owner);
        endedAt.set(owner, performance.now());
        const [oldest] = endedAt.keys();
        if (endedAt.size > MOST_REMEMBERED) endedAt.delete(oldest);
      }
      throw limit.trouble ?? error;
    } finally {
      limit.stop();
    }
  };
}

const linkOn = (engine: Engine): Link => ({
  query: (...call) => engine.query(...call),
  copy: (target, bytes) => engine.copy(`COPY ${target} FROM '/dev/blob'`, bytes),
});

/** Statements that each take a turn. */
function linkOver(take: Take, room: Room): Link {
  return {
    query: async (text: string, params: SqlParameters, mode) => {
      if (!isReading(text)) await room.check();
      return take((link) => link.query(text, params, mode));
    },
    copy: async (target: string, bytes: CopyBytes) => {
      await room.check();
      return take((link) => link.copy(target, bytes));
    },
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
/** Who was ended because of others lately gives way sooner, for so long, in ms. */
const MEMORY_MS = 60_000;
const MOST_REMEMBERED = 1_000;
