import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

export type { CopyBytes, Database } from './database.ts';

interface DatabaseOptions {
  /** Address of a PostgreSQL server; without one the embedded database is used. */
  readonly url?: string;
  /** Folder of the embedded database. */
  readonly folder?: string;
}

/** Opens PostgreSQL or the embedded database. Throws a Dutch sentence when the folder is in use. */
export async function openDatabase({ url, folder }: DatabaseOptions): Promise<Database> {
  if (url) return openServer(url);
  if (!folder) throw new Error('no database was named');
  return openEmbedded(folder);
}
