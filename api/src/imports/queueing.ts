import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { addJob, addJobs, type JobState } from '../jobs/rows.ts';
import type { NewJob } from '../jobs/kind.ts';
import type { ImportRow } from './rows.ts';

/** What queueing asks of an import. */
type Queued = Pick<ImportRow, 'importId' | 'organisationId' | 'projectId' | 'bytesTotal'>;

const jobOf = ({ importId, organisationId, projectId, bytesTotal }: Queued): NewJob => ({
  ...{ kind: 'import', key: importId, organisationId, size: bytesTotal },
  ...(projectId !== null && { projectId }),
  // Two files of one administration may make one project.
  alone: `files ${organisationId}`,
});

/** Queues an import, as when the user has decided; answers 'apart' for one that was put aside. */
export const queueImport = (sql: Sql, clock: Clock, row: Queued): Promise<JobState> =>
  addJob(sql, clock, jobOf(row), { again: true });

/** Queues imports that were made just now. */
export const queueImports = (sql: Sql, clock: Clock, rows: readonly Queued[]): Promise<void> =>
  addJobs(sql, clock, rows.map(jobOf));
