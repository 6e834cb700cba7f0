import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { addJob, type JobState } from '../jobs/rows.ts';
import type { ImportRow } from './rows.ts';

/** What queueing asks of an import. */
type Queued = Pick<ImportRow, 'importId' | 'organisationId' | 'projectId' | 'bytesTotal'>;

/** Queues an import, as when the user has decided; answers 'apart' for one that was put aside. */
export const queueImport = (
  sql: Sql,
  clock: Clock,
  { importId, organisationId, projectId, bytesTotal }: Queued,
): Promise<JobState> =>
  addJob(
    sql,
    clock,
    {
      ...{ kind: 'import', key: importId, organisationId, size: bytesTotal },
      ...(projectId !== null && { projectId }),
      // Two files of one administration may make one project.
      alone: `files ${organisationId}`,
    },
    { again: true },
  );
