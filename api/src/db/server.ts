import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
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
import {
  ANYONE,
  CONNECTIONS,
  CONNECTIONS_PER_OWNER,
  JOB_CONNECTIONS,
  LIMITS,
  WAIT_MS,
  type Asker,
  type Kind,
} from './limits.ts';
import { PARSERS } from './parsers.ts';
import { givenUp } from './trouble.ts';
import { turns } from './turns.ts';
import { whenAsked } from './when-asked.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS[Number(oid)]) ?? pg.types.getTypeParser(oid, format),
};

/**
 * A PostgreSQL server. Tenants differ in size, hence a plan for each set of parameters; compiling
 * such a plan takes longer than running it, and a search sorts what it found in memory. Work in the
 * background has connections of its own, so that it never takes those of users.
 */
export async function openServer(url: string): Promise<Database> {
  const requests = poolOf(url, CONNECTIONS, 'read');
  const jobs = poolOf(url, JOB_CONNECTIONS, 'job');
  await requests.query('SELECT 1');
  const turn = turns({
    slots: CONNECTIONS,
    perOwner: CONNECTIONS_PER_OWNER,
    waitMs: WAIT_MS,
  });
  const quietly = sqlOver(linkOver(jobs, turn.takeQuietly, AT_A_STRETCH));

  const databaseFor = (asker: Asker): Database => {
    const isRequest = asker.kind === 'request';
    const pool = isRequest ? requests : jobs;
    const rows = isRequest ? undefined : AT_A_STRETCH;
    const take = <T>(work: () => Promise<T>, signal?: AbortSignal) =>
      isRequest ? turn.take(work, asker, signal) : work();
    const write = BEGIN[isRequest ? 'write' : asker.kind];
    const read = <T>(work: (link: Link) => Promise<T>) => {
      const { signal } = asker;
      return take(
        () =>
          transaction(pool, READ, work, signal && { signal, cancel: (pid) => cancel(jobs, pid) }),
        signal,
      );
    };
    return Object.assign(sqlOver(linkOver(pool, take, rows)), {
      quietly,
      batchLines: 5_000,
      asker,
      for: databaseFor,
      transaction: <T>(work: (sql: Sql) => Promise<T>) =>
        retrying(() => take(() => transaction(pool, write, onLink(work)))),
      snapshot: <T>(work: (sql: Sql) => Promise<T>) => read(onLink(work)),
      snapshotWhenAsked: <T>(opened: (sql: Sql) => Promise<void>, work: (sql: Sql) => Promise<T>) =>
        whenAsked(read, opened, work),
      alone: <T>(name: string, work: () => Promise<T>) => alone(jobs, name, work),
      vacuum: async (tables: readonly string[]) => {
        await turn.takeQuietly(() => jobs.query(`VACUUM (ANALYZE) ${tables.join(', ')}`));
      },
      close: async () => {
        await requests.end();
        await jobs.end();
      },
    });
  };
  return databaseFor(ANYONE);
}

/** What every connection begins with are the limits of one kind; transactions may set others. */
function poolOf(url: string, max: number, kind: Kind): pg.Pool {
  const { statement, lock, idle } = LIMITS[kind];
  const settings = {
    plan_cache_mode: 'force_custom_plan',
    jit: 'off',
    work_mem: '32MB',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    options: options.join(' '),
    connectionTimeoutMillis: WAIT_MS,
    keepAlive: true,
  });
  pool.on('error', () => undefined); // An idle connection that drops is replaced by the pool.
  // One that drops while it is lent out fails its statement; without a listener, the program too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Rows that work in the background reads at a stretch: it may read very many, of which the driver
 * would hold the loop with as many as have come.
 */
const AT_A_STRETCH = 1_000;

function linkOver(
  pool: pg.Pool,
  take: <T>(work: () => Promise<T>) => Promise<T>,
  rows?: number,
): Link {
  return {
    query: (text, params, mode) => take(() => query(pool, text, params, mode, rows)),
    copy: (target, bytes) =>
      take(async () => {
        const client = await pool.connect();
        try {
          return await copy(client, target, bytes);
        } finally {
          client.release(client.getTransactionStatus() !== IDLE);
        }
      }),
  };
}

const IDLE = 'I';
const READ = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';
const BEGIN = { write: begin('write'), job: 'BEGIN', migration: begin('migration') };

function begin(kind: Kind): string {
  const { statement, lock, idle } = LIMITS[kind];
  return `BEGIN; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock};
    SET LOCAL idle_in_transaction_session_timeout = ${idle}`;
}

interface Cancelling {
  readonly signal: AbortSignal;
  /** Cancels what a process of the server does. */
  cancel(process: number): void;
}

async function transaction<T>(
  pool: pg.Pool,
  beginning: string,
  work: (link: Link) => Promise<T>,
  cancelling?: Cancelling,
): Promise<T> {
  const client = await pool.connect();
  const signal = cancelling?.signal;
  const giveUp = () => cancelling?.cancel(processOf(client));
  signal?.addEventListener('abort', giveUp);
  // One at a time: the driver's own queue is not for those who ask several at once (pg 9 refuses).
  let last: Promise<unknown> = Promise.resolve();
  const ask = <R>(asked: () => Promise<R>) => {
    const next = last.then(() => (signal?.aborted ? Promise.reject(givenUp()) : asked()));
    last = next.catch(() => undefined);
    return next;
  };
  try {
    await ask(() => client.query(beginning));
    const result = await work({
      query: (...call) => ask(() => query(client, ...call)),
      copy: (target, bytes) => ask(() => copy(client, target, bytes)),
    });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // What the connection is like afterwards is looked at below.
    await client.query('ROLLBACK').catch(() => undefined);
    throw signal?.aborted ? givenUp(error) : error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
    // A cancellation may come late, and would hit whoever has the connection then.
    client.release(signal?.aborted === true || client.getTransactionStatus() !== IDLE);
  }
}

/** The number that the server knows a connection by. */
function processOf(client: pg.PoolClient): number {
  return 'processID' in client ? Number(client.processID) : 0;
}

/** Where it cannot be cancelled, the limit of a statement ends it. */
function cancel(pool: pg.Pool, process: number): void {
  pool.query('SELECT pg_cancel_backend($1)', [process]).catch(() => undefined);
}

const LOCK = 'hashtextextended($1, 0)';

/** A lock of the connection: without it, as after a failure, the lock is gone too. */
async function alone<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isFree = false;
  try {
    // Another program may hold it for as long as its work takes.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query(`SELECT pg_advisory_lock(${LOCK})`, [name]);
    const result = await work();
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`, [name]);
    await client.query('RESET ALL');
    isFree = true;
    return result;
  } finally {
    client.release(!isFree);
  }
}

async function query(
  on: pg.Pool | pg.PoolClient,
  text: string,
  params: SqlParameters,
  mode: 'object' | 'array',
  rows?: number,
): Promise<unknown[]> {
  const asked = { text, values: [...params], rows };
  if (mode === 'array') return (await on.query({ ...asked, rowMode: 'array' })).rows;
  return (await on.query(asked)).rows;
}

async function copy(client: pg.PoolClient, target: string, bytes: CopyBytes): Promise<ArrayBuffer> {
  await pipeline(Readable.from([bytes]), client.query(copyFrom(`COPY ${target} FROM STDIN`)));
  return bytes.buffer;
}
