import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  retrying,
  sqlOver,
  type CopyBytes,
  type Database,
  type Link,
  type Sql,
  type SqlParameters,
} from './database.ts';
import { PARSERS } from './parsers.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS[Number(oid)]) ?? pg.types.getTypeParser(oid, format),
};

/** A PostgreSQL server. Tenants differ in size, hence a plan for each set of parameters. */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    options: '-c plan_cache_mode=force_custom_plan',
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
  const open: Link = {
    query: (...call) => query(pool, ...call),
    copy: (target, bytes) => withClient((client) => copy(client, target, bytes)),
  };

  const sql = sqlOver(open);
  return {
    ...sql,
    quietly: sql,
    batchLines: 10_000,
    transaction: (work) => retrying(() => withClient((client) => inTransaction(client, work))),
    snapshot: (work) => withClient((client) => inTransaction(client, work, SNAPSHOT)),
    vacuum: async (tables) => {
      await pool.query(`VACUUM (ANALYZE) ${tables.join(', ')}`);
    },
    close: () => pool.end(),
  };
}

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (sql: Sql) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  await client.query(begin);
  try {
    const link: Link = {
      query: (...call) => query(client, ...call),
      copy: (target, bytes) => copy(client, target, bytes),
    };
    const result = await work(sqlOver(link));
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
