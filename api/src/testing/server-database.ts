import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../db/open.ts';
import { migrate } from '../db/migrate.ts';
import { fingerprint } from './template.ts';

/** A database of its own on the server of DATABASE_URL, with all tables, empty. */
export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes one as a copy of one that was migrated before. */
export async function makeServerDatabase(): Promise<ServerDatabase> {
  const address = new URL(process.env.DATABASE_URL ?? '');
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  const template = await templateOn(admin, address);
  const name = `kengetal_test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: at(address, name),
    drop: async () => {
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
    },
  };
}

/** Name of the template; the first to need it makes it, and others wait. */
async function templateOn(admin: pg.Client, address: URL): Promise<string> {
  const name = `kengetal_template_${fingerprint()}`;
  await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  const found = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount === 0) {
    const making = `${name}_making`;
    await admin.query(`DROP DATABASE IF EXISTS ${making}`);
    await admin.query(`CREATE DATABASE ${making}`);
    const database = await openDatabase({ url: at(address, making) });
    await migrate(database);
    await database.close();
    await admin.query(`ALTER DATABASE ${making} RENAME TO ${name}`);
  }
  await admin.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  return name;
}

function at(address: URL, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
