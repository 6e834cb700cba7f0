import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

/**
 * Copies an embedded database that was migrated before into a folder: making one from nothing
 * takes seconds, and every test file needs one.
 */
export async function copyTemplate(folder: string): Promise<void> {
  const template = join(tmpdir(), `kengetal-test-template-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await cp(template, folder, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  const workshop = await mkdtemp(`${template}-making-`);
  const folder = join(workshop, 'database');
  const database = await openDatabase({ folder });
  await migrate(database);
  await database.close();
  // Another test may have been first; then its copy is as good.
  await rename(folder, template).catch(() => undefined);
  await rm(workshop, { recursive: true, force: true });
}

/** Changes with the migrations. */
function fingerprint(): string {
  const migrations = join(packageFolder(), 'migrations', 'meta', '_journal.json');
  const hash = createHash('sha256').update(readFileSync(migrations));
  return hash.digest('hex').slice(0, 16);
}

function packageFolder(): string {
  let folder = dirname(expect.getState().testPath ?? process.cwd());
  while (!existsSync(join(folder, 'migrations'))) folder = dirname(folder);
  return folder;
}
