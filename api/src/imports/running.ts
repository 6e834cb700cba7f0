import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AuditfileRefused } from '@kengetal/ledger';
import { stamp } from '../clock.ts';
import { troubleOf } from '../db/trouble.ts';
import { commitImport, type ReadFile } from './committing.ts';
import type { ImportDependencies } from './dependencies.ts';
import { lockProject } from '../access/lock-project.ts';
import { findPlace, type Place } from './placing.ts';
import { ReadingStopped } from './reader.ts';
import { readFiles } from './reading.ts';
import { isReadAlready } from './read-already.ts';
import { TooMuch } from '../pool/pool.ts';
import { updateImport, type ImportRow } from './rows.ts';
import type { StagedFile } from './staging.ts';

const READ_AGAIN =
  'Er ging iets mis aan onze kant. Er is niets veranderd. Probeer het bestand opnieuw in te lezen.';

const PUT_ASIDE =
  'Dit bestand is apart gezet: het inlezen is twee keer vastgelopen. Er is niets veranderd. Exporteer het opnieuw uit je boekhoudprogramma, liefst per boekjaar, en upload het dan.';
const TOO_MUCH =
  'Dit bestand vraagt te veel geheugen om in te lezen. Er is niets veranderd. Exporteer minder in één keer, bijvoorbeeld per boekjaar.';

/** Between attempts of a job whose database went away, in ms. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

/**
 * Runs one job to its end: ready, a question, refused, failed or put aside. When the database goes
 * away, it begins again; one that stays away leaves the job for the next start.
 */
export async function runImport(deps: ImportDependencies, job: ImportRow): Promise<void> {
  const { log, stopping } = deps;
  const { importId } = job;
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      await attemptImport(deps, job);
      return log.info({ importId }, 'an import has ended');
    } catch (error) {
      const isAway = troubleOf(error) === 'away';
      if (error instanceof ReadingStopped || (isAway && stopping.aborted)) return;
      log.error({ err: error, importId }, 'an import failed');
      if (!isAway || pause === undefined) return fail(deps, importId, READ_AGAIN);
      await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

/** Throws what is not the fault of the file. */
async function attemptImport(deps: ImportDependencies, job: ImportRow): Promise<void> {
  const { database, attempts } = deps;
  const { importId } = job;
  try {
    const attempt = { kind: 'import', id: importId, version: 0 } as const;
    if (await attempts.isPutAside(attempt)) return await fail(deps, importId, PUT_ASIDE);
    await updateImport(database, importId, { status: 'bezig', bytesRead: 0, linesRead: 0 });
    await attempts.attempt(attempt, async () => {
      if (!(await isReadAlready(deps, job))) await readAndCommit(deps, job);
    });
  } catch (error) {
    if (error instanceof AuditfileRefused) return refuse(deps, importId, error.message);
    if (error instanceof TooMuch) return fail(deps, importId, TOO_MUCH);
    throw error;
  }
}

/** Ends a job whose file is kept, so that it can be tried again. */
async function fail(
  { database, clock }: ImportDependencies,
  importId: string,
  message: string,
): Promise<void> {
  const finishedAt = stamp(clock);
  await updateImport(database, importId, { status: 'mislukt', message, finishedAt });
}

/** Ends a job whose file we do not take, and forgets the file. */
async function refuse(
  { database, clock, uploads }: ImportDependencies,
  importId: string,
  message: string,
): Promise<void> {
  await uploads.remove(importId);
  const finishedAt = stamp(clock);
  await updateImport(database, importId, { status: 'geweigerd', message, finishedAt });
}

async function readAndCommit(deps: ImportDependencies, job: ImportRow): Promise<void> {
  const { database, reader, uploads } = deps;
  const { importId, filename } = job;
  const upload = { path: uploads.path(importId), filename };
  const looked = await reader.look(upload);
  const place = await findPlace(database, job, looked.headers);
  if (place.kind !== 'place') return leave(deps, job, place);
  const projectId = place.projectId ?? randomUUID();
  const files = await readFiles(deps, looked, { ...upload, importId, projectId });
  await commit(deps, job, { projectId, isNewProject: place.projectId === undefined, files });
}

/** Ends a job that has no place, or waits for the user's choice. */
async function leave(
  deps: ImportDependencies,
  { importId }: ImportRow,
  place: Exclude<Place, { kind: 'place' }>,
): Promise<void> {
  if (place.kind === 'refused') return refuse(deps, importId, place.message);
  const { projectId, question, choices } = place;
  const asked = { status: 'vraag' as const, projectId, question, choices: [...choices] };
  await updateImport(deps.database, importId, asked);
}

async function commit(
  { database, clock }: ImportDependencies,
  job: ImportRow,
  {
    projectId,
    isNewProject,
    files,
  }: { projectId: string; isNewProject: boolean; files: readonly StagedFile[] },
): Promise<void> {
  const headers = files.map(({ header }) => header);
  await database.transaction(async (sql) => {
    await lockProject(sql, projectId);
    // What the files replace may have changed while they were read.
    const place = isNewProject ? null : await findPlace(sql, { ...job, projectId }, headers);
    if (place && place.kind !== 'place') throw new Error('the place of an import is gone');
    const read: ReadFile[] = files.map((file, index) => ({
      file,
      replaces: place?.replaces[index] ?? [],
    }));
    await commitImport(sql, clock, { job, files: read, projectId, isNewProject });
  });
}
