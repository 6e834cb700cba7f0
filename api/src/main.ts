import { join } from 'node:path';
import { makeFilesOwnerOnly, makeOwnerOnly } from '@kengetal/server';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { migrate } from './db/migrate.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  makeFilesOwnerOnly();
  makeOwnerOnly(config.dataFolder);
  const opening = openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'database'),
  });
  // The embedded database opens in its thread while the rest of the program is loaded.
  const loading = import('./serve.ts');
  const database = await opening;
  try {
    await migrate(database);
    await (await loading).serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
