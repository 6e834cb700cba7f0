import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { migrate } from '../db/migrate.ts';

/** Another one than before makes a template anew. */
const FORM = 'without other databases';

/**
 * Copies an embedded database that was migrated before into a folder: making one from nothing
 * takes seconds, and every test file needs one.
 */
export async function copyTemplate(folder: string): Promise<void> {
  const template = join(tmpdir(), `kengetal-test-template-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  // The system's own copies a thousand small files at half the price.
  await promisify(execFile)('cp', ['-R', template, folder]);
}

async function makeTemplate(template: string): Promise<void> {
  const workshop = await mkdtemp(`${template}-making-`);
  const folder = join(workshop, 'database');
  const database = await openDatabase({ folder });
  await migrate(database);
  await dropOthers(database);
  await database.close();
  // Another test may have been first; then its copy is as good.
  await rename(folder, template).catch(() => undefined);
  await rm(workshop, { recursive: true, force: true });
}

/** The databases that new ones are made of are half of all files, and nobody makes one. */
async function dropOthers(database: Database): Promise<void> {
  const others = `datname <> current_database()`;
  await database.rows(`UPDATE pg_database SET datistemplate = false WHERE ${others}`);
  const found = await database.rows<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE ${others}`,
  );
  for (const { datname } of found) await database.rows(`DROP DATABASE ${datname}`);
}

/** Changes with the statements of the migrations, and with how a template is made. */
export function fingerprint(): string {
  const folder = join(packageFolder(), 'migrations');
  const hash = createHash('sha256').update(FORM);
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function packageFolder(): string {
  let folder = dirname(expect.getState().testPath ?? process.cwd());
  while (!existsSync(join(folder, 'migrations'))) folder = dirname(folder);
  return folder;
}
