import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Imports } from '../../imports/jobs.ts';
import type { Uploads } from '../../imports/uploads.ts';

/** What the calls of imports need of the program. */
export interface ImportCallDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly imports: Imports;
  readonly uploads: Uploads;
}
