import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { lockOrganisation } from '../access/lock-project.ts';
import { stamp } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { addJob, type JobState } from '../jobs/rows.ts';
import type { ImportDependencies } from './dependencies.ts';
import { queueImport } from './queueing.ts';
import { requireTurn, WaitingFiles } from './waiting-files.ts';
import { findImport, type ImportRow } from './rows.ts';
import { StoredRoom, type Claim } from './stored-bytes.ts';
import { TIDY_CHANGED } from './tidying.ts';

interface Submission {
  readonly organisationId: string;
  readonly projectId?: string;
  readonly userId: string;
  readonly filename: string;
  readonly content: Readable;
}

type Given = Pick<ImportDependencies, 'database' | 'clock' | 'uploads' | 'readers'> & {
  readonly storedLimitBytes: number;
  readonly queue: JobQueue;
};

/** Imports as jobs in the database. */
export interface Imports {
  /** Keeps the file and queues its import. Throws too_large, or rate_limited for too many at once. */
  submit(submission: Submission): Promise<ImportRow>;
  /** Queues an import, as when the user has decided; answers 'apart' for one that was put aside. */
  queue(sql: Sql, row: ImportRow): Promise<JobState>;
  /** Ends an import that waits or is being read; false when there is nothing to end. */
  cancel(importId: string): Promise<boolean>;
  /** Asks for what a change of the books left behind to be tidied up. */
  tidy(): Promise<void>;
  /** Looks now whether something is queued. */
  wake(): void;
  /** Resolves when nothing of imports is queued or running. */
  idle(): Promise<void>;
}

export function importsWith(given: Given): Imports {
  const { database, clock, queue, readers } = given;
  const waiting = new WaitingFiles();
  const room = new StoredRoom(given.storedLimitBytes);
  const { wake, idle } = queue.of('import', 'open_items', 'tidying');
  const keep = async (submission: Submission, claim: Claim): Promise<ImportRow> => {
    const { content, ...asked } = submission;
    const importId = randomUUID();
    const { hash, bytes } = await given.uploads.store(importId, content, claim);
    const insert = async (sql: Sql) => {
      // What other programs receive meanwhile is only seen once it is kept.
      await lockOrganisation(sql, asked.organisationId);
      await requireTurn(sql, asked.organisationId);
      await room.require(sql, asked.organisationId, bytes);
      await sql.orm.insert(imports).values({
        ...asked,
        importId,
        fileHash: hash,
        status: 'wachtend',
        bytesRead: 0,
        bytesTotal: bytes,
        linesRead: 0,
        createdAt: stamp(clock),
      });
      const row = await findImport(sql, importId);
      if (!row) throw new Error('the import was not kept');
      await queueImport(sql, clock, row);
      return row;
    };
    try {
      return await database.transaction(insert);
    } catch (error) {
      await given.uploads.remove(importId);
      throw error;
    }
  };

  return {
    submit: (submission) =>
      waiting.receive(database, submission.organisationId, async () => {
        readers.prepare();
        const row = await room.receive(database, submission.organisationId, (claim) =>
          keep(submission, claim),
        );
        wake();
        return row;
      }),
    queue: (sql, row) => queueImport(sql, clock, row),
    cancel: (importId) => queue.cancel('import', importId),
    tidy: async () => {
      await addJob(database, clock, TIDY_CHANGED);
      wake();
    },
    wake,
    idle,
  };
}
