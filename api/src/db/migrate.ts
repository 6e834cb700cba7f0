import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migrateWith } from 'drizzle-orm/pg-proxy/migrator';
import type { Database, Sql } from './database.ts';
import { MIGRATION } from './limits.ts';

/** The number that migrations lock in the database; no other lock of ours is of this kind. */
const LOCK = 4_000_015;

/** The version whose migrations became one (decision 0066). */
const SQUASHED = '0.1.0';

/**
 * Brings the tables up to date, all of it or nothing.
 *
 * @throws where the database is older than the first migration knows.
 */
export async function migrate(database: Database): Promise<void> {
  const migrationsFolder = findMigrations();
  await database.for(MIGRATION).transaction(async (sql) => {
    // Programs that start at once take turns; whoever comes second finds all of it done.
    await sql.rows(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await refuseOlder(sql, migrationsFolder);
    const run = async (statements: string[]) => {
      for (const statement of statements) await sql.rows(statement);
    };
    await migrateWith(sql.orm, run, { migrationsFolder });
  });
}

async function refuseOlder(sql: Sql, migrationsFolder: string): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await sql.rows(`SELECT FROM pg_class WHERE oid = to_regclass('${table}')`);
  if (found.length === 0) return;
  const [first] = readMigrationFiles({ migrationsFolder });
  const done = await sql.rows(
    `SELECT FROM ${table} HAVING max(created_at) < ${first?.folderMillis ?? 0}`,
  );
  if (done.length === 0) return;
  throw new Error(
    `Deze database is van een oudere versie van Kengetal. Start eerst versie ${SQUASHED} op deze database; die brengt haar bij. Daarna start je deze versie. Er is niets veranderd.`,
  );
}

/** The folder beside the package's sources, wherever this code was built to. */
function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('no migrations found');
    folder = parent;
  }
  return join(folder, 'migrations');
}
