import { randomUUID } from 'node:crypto';
import { AuditfileRefused } from '@kengetal/ledger';
import { lockProject } from '../access/lock-project.ts';
import { stamp } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { addJob } from '../jobs/rows.ts';
import type { Ending, Job, Kind } from '../jobs/kind.ts';
import { commitImport, type ReadFile } from './committing.ts';
import type { ImportDependencies, Reading } from './dependencies.ts';
import { divide, headersOf, isBundle } from './dividing.ts';
import { mayStillChange } from './rights.ts';
import { findPlace, type Place } from './placing.ts';
import { readFiles } from './reading.ts';
import { isReadAlready } from './read-already.ts';
import type { KeptUpload, LookedAt } from './reader-thread.ts';
import { cancelledStatus, fileIdOf, findImport, updateImport, type ImportRow } from './rows.ts';
import type { StagedFile } from './staging.ts';
import { TIDY_READ } from './tidying.ts';
import { forgetFile } from './versions.ts';

const READ_AGAIN =
  'Er ging iets mis aan onze kant. Er is niets veranderd. Probeer het bestand opnieuw in te lezen.';
/** What is said of a file that ended its thread or the program twice. */
export const PUT_ASIDE =
  'Dit bestand is apart gezet: het inlezen is twee keer vastgelopen. Er is niets veranderd. Exporteer het opnieuw uit je boekhoudprogramma, liefst per boekjaar, en upload het dan.';
/** What is said of an import that the user ended. */
export const CANCELLED = 'Geannuleerd. Er is niets veranderd.';

/**
 * Reads a file to its end: ready, a question, refused, failed or put aside. When the database goes
 * away, it begins again.
 */
export function importKind(deps: ImportDependencies): Kind {
  return {
    name: 'import',
    lane: 'files',
    attempts: 6,
    leaseSeconds: 30,
    mayBeCancelled: true,
    run: async ({ key: importId }, running) => {
      const job = await findImport(deps.database, importId);
      if (!job || !['wachtend', 'bezig'].includes(job.status)) return;
      await updateImport(deps.database, importId, { status: 'bezig', bytesRead: 0, linesRead: 0 });
      await deps.readers.use(running.signal, (reader) =>
        readOrRefuse({ ...deps, reader, running }, job),
      );
    },
    ended: (sql, job, how) => ended(deps, sql, job, how),
  };
}

/** The uploader lost the right to change the project while the file waited. */
class NoLongerMay extends Error {
  constructor() {
    super('Wie dit bestand uploadde, mag het project niet meer bijwerken. Er is niets veranderd.');
  }
}

/** Throws what is the fault neither of the file nor of who uploaded it. */
async function readOrRefuse(deps: Reading, job: ImportRow): Promise<void> {
  try {
    // One of many files is known by what is in it, once that is unpacked.
    if (job.part || !(await isReadAlready(deps, job))) await lookAndRead(deps, job);
  } catch (error) {
    if (!(error instanceof AuditfileRefused || error instanceof NoLongerMay)) throw error;
    await refuse(deps, job, error.message);
  }
}

const WORDS: Readonly<Record<Ending, string>> = {
  mislukt: READ_AGAIN,
  apart: PUT_ASIDE,
  geannuleerd: CANCELLED,
};

/** Says how an import ended that was not read; a file that nobody cancelled can be tried again. */
async function ended(
  { clock, uploads }: ImportDependencies,
  sql: Sql,
  { key: importId }: Job,
  how: Ending,
): Promise<void> {
  const row = await findImport(sql, importId);
  const isCancelled = how === 'geannuleerd';
  const status = row && isCancelled ? cancelledStatus(row) : 'mislukt';
  const finishedAt = stamp(clock);
  await updateImport(sql, importId, { status, message: WORDS[how], finishedAt });
  if (row && isCancelled) await forgetFile(sql, uploads, row);
  await tidyAfter(sql, clock);
}

/** Has what a reading left tidied up, once no file is waiting to be read. */
const tidyAfter = (sql: Sql, clock: ImportDependencies['clock']) => addJob(sql, clock, TIDY_READ);

/** Ends a job whose file we do not take, and forgets the file. */
async function refuse(
  { database, clock, uploads, running }: Reading,
  job: ImportRow,
  message: string,
): Promise<void> {
  const { importId } = job;
  const finishedAt = stamp(clock);
  await database.transaction(async (sql) => {
    await running.finish(sql);
    await updateImport(sql, importId, { status: 'geweigerd', message, finishedAt });
    await tidyAfter(sql, clock);
  });
  await forgetFile(database, uploads, job);
}

async function lookAndRead(deps: Reading, job: ImportRow): Promise<void> {
  const { database, reader, uploads } = deps;
  const { filename, part } = job;
  const upload = { path: uploads.path(fileIdOf(job)), filename, members: part?.members };
  const looked = await reader.look(upload);
  if (isBundle(job, looked)) return divide(deps, job, looked);
  if (looked.hash === undefined) return readAndCommit(deps, job, looked, upload);
  const read = { ...job, fileHash: looked.hash };
  await updateImport(database, job.importId, { fileHash: read.fileHash });
  if (!(await isReadAlready(deps, read))) await readAndCommit(deps, read, looked, upload);
}

async function readAndCommit(
  deps: Reading,
  job: ImportRow,
  looked: LookedAt,
  upload: KeptUpload,
): Promise<void> {
  const { importId } = job;
  const place = await findPlace(deps.database, job, headersOf(looked));
  if (place.kind !== 'place') return leave(deps, job, place);
  const projectId = place.projectId ?? randomUUID();
  const files = await readFiles(deps, looked, { ...upload, importId, projectId });
  await commit(deps, job, { projectId, isNewProject: place.projectId === undefined, files });
}

/** Ends a job that has no place, or waits for the user's choice. */
async function leave(
  deps: Reading,
  job: ImportRow,
  place: Exclude<Place, { kind: 'place' }>,
): Promise<void> {
  const { importId } = job;
  if (place.kind === 'refused') return refuse(deps, job, place.message);
  const { projectId, question, choices } = place;
  const asked = { status: 'vraag' as const, projectId, question, choices: [...choices] };
  await deps.database.transaction(async (sql) => {
    await deps.running.finish(sql);
    await updateImport(sql, importId, asked);
  });
}

async function commit(
  { database, clock, running }: Reading,
  job: ImportRow,
  {
    projectId,
    isNewProject,
    files,
  }: { projectId: string; isNewProject: boolean; files: readonly StagedFile[] },
): Promise<void> {
  const headers = files.map(({ header }) => header);
  await database.transaction(async (sql) => {
    await running.finish(sql);
    if (!(await lockProject(sql, projectId)) && !isNewProject) {
      throw new Error('the project of an import is gone');
    }
    if (!isNewProject && !(await mayStillChange(sql, job, projectId))) throw new NoLongerMay();
    // What the files replace may have changed while they were read.
    const place = isNewProject ? null : await findPlace(sql, { ...job, projectId }, headers);
    if (place && place.kind !== 'place') throw new Error('the place of an import is gone');
    const read: ReadFile[] = files.map((file, index) => ({
      file,
      replaces: place?.replaces[index] ?? [],
    }));
    await commitImport(sql, clock, { job, files: read, projectId, isNewProject });
    await tidyAfter(sql, clock);
  });
}
