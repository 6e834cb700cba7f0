import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { completeOpenItems, sweepOpenItems, type MakingItems } from '../books/open-items/renew.ts';
import { stamp } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';
import type { Given } from './dependencies.ts';
import { DIMENSION_TABLES } from './dimensions.ts';
import { WaitingFiles } from './fair-turns.ts';
import { Lanes } from './lanes.ts';
import { queueOf } from './queue.ts';
import { findImport, type ImportRow } from './rows.ts';
import { StoredRoom, type Claim } from './stored-bytes.ts';
import { isFileNeeded, sweepVersions } from './versions.ts';

const LEDGER_TABLES = [
  'journal_lines',
  'monthly_summary',
  'source_accounts',
  'accounts',
  ...DIMENSION_TABLES,
  'open_items',
  'open_ages',
];

interface Submission {
  readonly organisationId: string;
  readonly projectId?: string;
  readonly userId: string;
  readonly filename: string;
  readonly content: Readable;
}

/**
 * Imports as jobs in the database, started again after a restart. Organisations take turns; beside
 * the file that is being read, small files of others are read one at a time (decision 0057).
 */
export interface Imports {
  /** Keeps the file and queues its import. Throws too_large, or rate_limited for too many at once. */
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

export function importsWith(given: Given): Imports {
  const { database, uploads, attempts, log } = given;
  const [lanes, waiting] = [new Lanes(given), new WaitingFiles()];
  const room = new StoredRoom(given.storedLimitBytes);
  let readSince = false;

  const work = async () => {
    if (await lanes.run()) readSince = true;
    if (!queue.stopped) await completeOpenItems(database, makeItems);
    if (!queue.stopped) await tidy();
  };
  const makeItems: MakingItems = async (id, version, make) => {
    try {
      const job = { kind: 'open_items', id, version } as const;
      if (!(await attempts.isPutAside(job))) await attempts.attempt(job, make);
    } catch (error) {
      // Others are not in its way; it is tried again after the next import.
      log.error({ err: error, projectId: id }, 'open items could not be made');
    }
  };
  // Outside of imports nothing but this removes rows of sources.
  const tidy = async () => {
    const isSwept = await sweepVersions(database, uploads);
    await sweepOpenItems(database);
    if (isSwept || readSince) await database.vacuum(LEDGER_TABLES);
    readSince = false;
  };
  const queue = queueOf(work, (error) => log.error({ err: error }, 'the queue of imports stopped'));
  const wake = () => {
    queue.wake();
    lanes.arrived();
  };
  const idle = async (): Promise<void> => {
    await queue.running();
    if (!queue.stopped && (await isAnyWaiting(database))) {
      queue.wake();
      await idle();
    }
  };

  return {
    submit: (submission) =>
      waiting.receive(database, submission.organisationId, async () => {
        lanes.prepare();
        const row = await room.receive(database, submission.organisationId, (claim) =>
          keep(given, submission, claim),
        );
        wake();
        return row;
      }),
    resume: wake,
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
      await lanes.close();
      await queue.running();
    },
  };
}

/** Keeps a file with its import, which waits to be read. */
async function keep(deps: Given, submission: Submission, claim: Claim): Promise<ImportRow> {
  const { database, clock, uploads } = deps;
  const { content, ...asked } = submission;
  const importId = randomUUID();
  const { hash, bytes } = await uploads.store(importId, content, claim);
  await database.orm.insert(imports).values({
    ...asked,
    importId,
    fileHash: hash,
    status: 'wachtend',
    bytesRead: 0,
    bytesTotal: bytes,
    linesRead: 0,
    createdAt: stamp(clock),
  });
  const row = await findImport(database, importId);
  if (!row) throw new Error('the import was not kept');
  return row;
}

async function isAnyWaiting(database: Database): Promise<boolean> {
  return (await database.orm.$count(imports, eq(imports.status, 'wachtend'))) > 0;
}
