import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate as migrateWith } from 'drizzle-orm/pg-proxy/migrator';
import type { Database } from './database.ts';
import { MIGRATION } from './limits.ts';

/** Brings the tables up to date, all of it or nothing. */
export async function migrate(database: Database): Promise<void> {
  await database.for(MIGRATION).transaction(async (sql) => {
    const run = async (statements: string[]) => {
      for (const statement of statements) await sql.rows(statement);
    };
    await migrateWith(sql.orm, run, { migrationsFolder: migrationsFolder() });
  });
}

/** The folder beside the package's sources, wherever this code was built to. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('no migrations found');
    folder = parent;
  }
  return join(folder, 'migrations');
}
