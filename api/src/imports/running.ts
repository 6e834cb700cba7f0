import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { stamp } from '../clock.ts';
import { connections, imports, projectMembers, projects, sources } from '../db/schema/index.ts';
import {
  AuditfileRefused,
  readAuditfile,
  type AuditEvent,
  type AuditHeader,
} from '../ledger/index.ts';
import { commitImport } from './committing.ts';
import type { ImportDependencies } from './jobs.ts';
import { findPlace, type Place } from './placing.ts';
import { updateImport, type ImportRow } from './rows.ts';
import { stage, sweepStaging } from './staging.ts';

const READ_AGAIN = 'Er ging iets mis aan onze kant. Probeer het bestand opnieuw te uploaden.';
const SAME_FILE = 'Dit bestand was al ingelezen. Er is niets veranderd.';
const LEDGER_TABLES = ['journal_lines', 'staged_lines', 'monthly_summary', 'accounts'];

/** Runs one job to its end: ready, a question, refused or failed. Never throws. */
export async function runImport(deps: ImportDependencies, job: ImportRow): Promise<void> {
  const { database, clock, log } = deps;
  const { importId } = job;
  try {
    await updateImport(database, importId, { status: 'bezig', bytesRead: 0, linesRead: 0 });
    if (await isReadAlready(deps, job)) return;
    await readAndCommit(deps, job);
    log.info({ importId }, 'an import has ended');
    await database.vacuum(LEDGER_TABLES);
  } catch (error) {
    await sweepStaging(database, importId);
    if (error instanceof AuditfileRefused) return refuse(deps, importId, error.message);
    log.error({ err: error, importId }, 'an import failed');
    await updateImport(database, importId, {
      status: 'mislukt',
      message: READ_AGAIN,
      finishedAt: stamp(clock),
    });
  }
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
  const { database, clock, uploads } = deps;
  const { importId } = job;
  const events = readAuditfile(uploads.open(importId));
  const { header, rest, close } = await headerFirst(events);
  const place = await findPlace(database, job, header);
  if (place.kind === 'question') {
    await close();
    return ask(deps, job, place);
  }
  if (place.kind === 'refused') {
    await close();
    return refuse(deps, importId, place.message);
  }
  const projectId = place.projectId ?? randomUUID();
  await sweepStaging(database, importId);
  const elapsed = () => clock.now().getTime();
  const file = await stage({ database, importId, projectId, elapsed }, rest);
  await database.transaction((sql) =>
    commitImport(sql, clock, {
      job,
      file,
      projectId,
      isNewProject: place.projectId === undefined,
      replaces: place.replaces,
    }),
  );
}

/** Reads up to the header, so that the place of the lines is known before the first of them. */
async function headerFirst(events: AsyncIterable<AuditEvent>): Promise<{
  header: AuditHeader;
  rest: AsyncIterable<AuditEvent>;
  close: () => Promise<unknown>;
}> {
  const iterator = events[Symbol.asyncIterator]();
  const seen: AuditEvent[] = [];
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    seen.push(next.value);
    if (next.value.kind === 'header') {
      const close = async () => iterator.return?.();
      return { header: next.value.header, rest: chained(seen, iterator), close };
    }
  }
  throw new Error('the reader ended without a header');
}

async function* chained(
  seen: readonly AuditEvent[],
  iterator: AsyncIterator<AuditEvent>,
): AsyncGenerator<AuditEvent> {
  yield* seen;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

async function ask(
  { database }: ImportDependencies,
  { importId }: ImportRow,
  { projectId, question }: Extract<Place, { kind: 'question' }>,
): Promise<void> {
  await updateImport(database, importId, { status: 'vraag', projectId, question });
}

/** True when the very same file is in a project that the uploader may change; then all is done. */
async function isReadAlready(
  { database, clock, uploads }: ImportDependencies,
  job: ImportRow,
): Promise<boolean> {
  if (job.decision) return false;
  const [present] = await database.orm
    .select({ source: sources, result: imports.result })
    .from(sources)
    .innerJoin(projects, eq(projects.projectId, sources.projectId))
    .innerJoin(imports, eq(imports.importId, sources.importId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, sources.projectId))
    .where(
      and(
        eq(sources.fileHash, job.fileHash),
        eq(projects.organisationId, job.organisationId),
        eq(projectMembers.userId, job.userId),
        inArray(projectMembers.level, ['bewerker', 'beheerder']),
        job.projectId ? eq(sources.projectId, job.projectId) : undefined,
      ),
    );
  if (!present?.result) return false;
  const { source, result } = present;
  await uploads.remove(job.importId);
  await database.orm
    .update(connections)
    .set({ lastSyncAt: stamp(clock) })
    .where(eq(connections.connectionId, source.connectionId));
  await updateImport(database, job.importId, {
    status: 'gereed',
    projectId: source.projectId,
    sourceId: source.sourceId,
    connectionId: source.connectionId,
    bytesRead: job.bytesTotal,
    linesRead: source.lines,
    result: { ...result, notice: { text: SAME_FILE } },
    finishedAt: stamp(clock),
  });
  return true;
}
