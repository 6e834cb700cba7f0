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
  type SqlParameters,
} from './database.ts';
import { PARSERS } from './parsers.ts';
import { turns } from './turns.ts';
import { whenAsked } from './when-asked.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS[Number(oid)]) ?? pg.types.getTypeParser(oid, format),
};

/**
 * A PostgreSQL server. Tenants differ in size, hence a plan for each set of parameters; compiling
 * such a plan takes longer than running it, and a search sorts what it found in memory.
 */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    options: '-c plan_cache_mode=force_custom_plan -c jit=off -c work_mem=32MB',
  });
  pool.on('error', () => undefined); // An idle connection that drops is replaced by the pool.
  await pool.query('SELECT 1');

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await work(client);
      failed = false;
      return result;
    } finally {
      client.release(failed);
    }
  };
  const { take, takeQuietly } = turns('many');
  const over = (turn: typeof take): Link => ({
    query: (...call) => turn(() => query(pool, ...call)),
    copy: (target, bytes) => turn(() => withClient((client) => copy(client, target, bytes))),
  });
  const within = <T>(work: (link: Link) => Promise<T>, begin?: string) =>
    take(() => withClient((client) => inTransaction(client, work, begin)));

  return {
    ...sqlOver(over(take)),
    quietly: sqlOver(over(takeQuietly)),
    batchLines: 5_000,
    transaction: (work) => retrying(() => within(onLink(work))),
    snapshot: (work) => within(onLink(work), SNAPSHOT),
    snapshotWhenAsked: (...asked) => whenAsked((work) => within(work, SNAPSHOT), ...asked),
    // A lock of the connection: without it, as after a failure, the lock is gone too.
    alone: (name, work) =>
      withClient(async (client) => {
        await client.query(`SELECT pg_advisory_lock(${LOCK})`, [name]);
        const result = await work();
        await client.query(`SELECT pg_advisory_unlock(${LOCK})`, [name]);
        return result;
      }),
    vacuum: async (tables) => {
      await takeQuietly(() => pool.query(`VACUUM (ANALYZE) ${tables.join(', ')}`));
    },
    close: () => pool.end(),
  };
}

const LOCK = 'hashtextextended($1, 0)';
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (link: Link) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  await client.query(begin);
  try {
    const link: Link = {
      query: (...call) => query(client, ...call),
      copy: (target, bytes) => copy(client, target, bytes),
    };
    const result = await work(link);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function query(
  on: pg.Pool | pg.PoolClient,
  text: string,
  params: SqlParameters,
  mode: 'object' | 'array',
): Promise<unknown[]> {
  const values = [...params];
  if (mode === 'array') return (await on.query({ text, values, rowMode: 'array' })).rows;
  return (await on.query({ text, values })).rows;
}

async function copy(client: pg.PoolClient, target: string, bytes: CopyBytes): Promise<void> {
  await pipeline(Readable.from([bytes]), client.query(copyFrom(`COPY ${target} FROM STDIN`)));
}
