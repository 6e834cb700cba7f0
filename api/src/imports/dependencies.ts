import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Attempts } from '../jobs/attempts.ts';
import type { Reader } from './reader.ts';
import type { Uploads } from './uploads.ts';

/** What reading a file needs of the program. */
export interface ImportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  /** Bytes of files that are kept of one organisation. */
  readonly storedLimitBytes: number;
  readonly reader: Reader;
  /** Aborted when the program stops. */
  readonly stopping: AbortSignal;
  readonly attempts: Attempts;
  readonly log: Log;
}

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What imports are given by the program. */
export type Given = Omit<ImportDependencies, 'reader' | 'stopping'>;
