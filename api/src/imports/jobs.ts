import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { completeOpenItems, sweepOpenItems } from '../books/renew-open-items.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';
import { DIMENSION_TABLES } from './dimensions.ts';
import { queueOf } from './queue.ts';
import { openReader, type Reader } from './reader.ts';
import { runImport } from './running.ts';
import { findImport, type ImportRow } from './rows.ts';
import { isFileNeeded, sweepVersions } from './versions.ts';
import type { Uploads } from './uploads.ts';

const LEDGER_TABLES = [
  'journal_lines',
  'monthly_summary',
  'source_accounts',
  'accounts',
  ...DIMENSION_TABLES,
  'open_items',
  'open_ages',
];

export interface ImportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly reader: Reader;
  readonly log: Log;
}

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Submission {
  readonly organisationId: string;
  readonly projectId?: string;
  readonly userId: string;
  readonly filename: string;
  readonly content: Readable;
}

/** Imports as jobs in the database: one at a time, started again after a restart. */
export interface Imports {
  /** Keeps the file and queues its import. Throws too_large. */
  submit(submission: Submission): Promise<ImportRow>;
  /** Queues again what the user has decided on. */
  resume(): void;
  /** Sweeps what a killed program left and goes on with its jobs. */
  start(): Promise<void>;
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>;
  /** Takes no new job and ends the reading of the running one, which is read anew at the start. */
  stop(): Promise<void>;
}

export function importsWith(given: Omit<ImportDependencies, 'reader'>): Imports {
  const deps: ImportDependencies = { ...given, reader: openReader() };
  const { database, clock, uploads } = deps;
  let readSince = false;

  const work = async () => {
    for (let job = await nextJob(database); job && !queue.stopped; job = await nextJob(database)) {
      await runImport(deps, job);
      readSince = true;
    }
    if (!queue.stopped) await completeOpenItems(database);
    if (!queue.stopped) await tidy();
  };
  // Outside of imports nothing but this removes rows of sources.
  const tidy = async () => {
    const isSwept = await sweepVersions(database, uploads);
    await sweepOpenItems(database);
    if (isSwept || readSince) await database.vacuum(LEDGER_TABLES);
    readSince = false;
  };
  const queue = queueOf(work, (error) =>
    deps.log.error({ err: error }, 'the queue of imports stopped'),
  );
  const idle = async (): Promise<void> => {
    await queue.running();
    if (!queue.stopped && (await nextJob(database))) {
      queue.wake();
      await idle();
    }
  };

  return {
    submit: async (submission) => {
      const importId = randomUUID();
      deps.reader.prepare();
      const { hash, bytes } = await uploads.store(importId, submission.content);
      const { organisationId, projectId, userId, filename } = submission;
      await database.orm.insert(imports).values({
        importId,
        organisationId,
        projectId,
        userId,
        filename,
        fileHash: hash,
        status: 'wachtend',
        bytesRead: 0,
        bytesTotal: bytes,
        linesRead: 0,
        createdAt: stamp(clock),
      });
      queue.wake();
      const row = await findImport(database, importId);
      if (!row) throw new Error('the import was not kept');
      return row;
    },
    resume: queue.wake,
    start: async () => {
      await uploads.sweep((importId) => isFileNeeded(database, importId));
      await database.orm
        .update(imports)
        .set({ status: 'wachtend' })
        .where(eq(imports.status, 'bezig'));
      queue.wake();
    },
    idle,
    stop: async () => {
      queue.stop();
      await deps.reader.close();
      await queue.running();
    },
  };
}

async function nextJob(database: Database): Promise<ImportRow | undefined> {
  const [job] = await database.orm
    .select()
    .from(imports)
    .where(eq(imports.status, 'wachtend'))
    .orderBy(asc(imports.createdAt), asc(imports.arrival))
    .limit(1);
  return job;
}
