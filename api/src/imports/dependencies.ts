import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Running } from '../jobs/kind.ts';
import type { Reader } from './reader.ts';
import type { Readers } from './readers.ts';
import type { Uploads } from './uploads.ts';

/** What reading files needs of the program. */
export interface ImportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly readers: Readers;
}

/** What the reading of one file is given besides. */
export interface Reading extends ImportDependencies {
  readonly reader: Reader;
  readonly running: Running;
}
