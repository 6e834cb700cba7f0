import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isDay, type AuditHeader } from '@kengetal/ledger';
import { recordActivity } from '../access/activity.ts';
import { createProject } from '../access/creating.ts';
import { renewBooks } from '../books/store/renew.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { connections, type SourceRow } from '../db/schema/index.ts';
import { refuseTooLarge } from './project-size.ts';
import { resultOf } from './result.ts';
import { updateImport, type ImportRow } from './rows.ts';
import type { StagedFile } from './staging.ts';
import { publish, retire } from './versions.ts';

/** A file that has been read whole, and the sources that it takes the place of. */
export interface ReadFile {
  readonly file: StagedFile;
  readonly replaces: readonly SourceRow[];
}

export interface Commit {
  readonly job: ImportRow;
  /** One or more fiscal years of one administration. */
  readonly files: readonly ReadFile[];
  readonly projectId: string;
  /** True when the project must be made first. */
  readonly isNewProject: boolean;
}

/** The one short transaction that makes an import current: all of it or nothing. */
export async function commitImport(sql: Sql, clock: Clock, commit: Commit): Promise<void> {
  const { job, projectId } = commit;
  const { organisationId, userId } = job;
  const files = [...commit.files].sort((one, other) =>
    one.file.header.fiscal_year.start_date < other.file.header.fiscal_year.start_date ? -1 : 1,
  );
  const [first] = files;
  if (!first) throw new Error('an import without files');
  const { company } = first.file.header;
  if (commit.isNewProject) {
    const name = company.name.trim().slice(0, 80) || 'Boekhouding';
    await createProject(sql, clock, { userId, organisationId, name }, projectId);
  }
  const connectionId = await connectionOf(sql, clock, job, projectId, first.file.header);
  const { importId, fileHash, filename } = job;
  const origin: Origin = {
    ...{ projectId, connectionId, importId, fileHash, filename },
    kind: 'auditfile',
  };
  const made: SourceRow[] = [];
  for (const read of files) {
    for (const source of read.replaces) await retire(sql, clock, source, job.importId);
    const source = sourceOf(clock, origin, read);
    await publish(sql, source);
    made.push(source);
  }
  await renewBooks(sql, projectId);
  await refuseTooLarge(sql, projectId);
  const [result, ...furtherResults] = files.map(({ file, replaces }, index) =>
    resultOf(file, made[index], replaces),
  );
  await updateImport(sql, job.importId, {
    status: 'gereed',
    projectId,
    sourceId: made[0]?.sourceId,
    connectionId,
    question: null,
    message: null,
    bytesRead: job.bytesTotal,
    linesRead: files.reduce((sum, { file }) => sum + file.summary.counted.lines, 0),
    result,
    furtherResults,
    sourcesMade: made.length,
    sourcesReplaced: files.reduce((sum, { replaces }) => sum + replaces.length, 0),
    finishedAt: stamp(clock),
  });
  const years = made.map(({ boekjaar }) => boekjaar).join(', ');
  await recordActivity(sql, clock, {
    organisationId,
    projectId,
    userId,
    action: 'import.gereed',
    description: `${company.name}, boekjaar ${years} ingelezen uit ${job.filename}`,
  });
}

/** Audit files of one project share a connection. */
async function connectionOf(
  sql: Sql,
  clock: Clock,
  { organisationId }: ImportRow,
  projectId: string,
  header: AuditHeader,
): Promise<string> {
  const at = stamp(clock);
  const [renewed] = await sql.orm
    .update(connections)
    .set({ status: 'actief', lastSyncAt: at, error: null })
    .where(and(eq(connections.projectId, projectId), eq(connections.provider, 'auditfile')))
    .returning();
  if (renewed) return renewed.connectionId;
  const connectionId = randomUUID();
  await sql.orm.insert(connections).values({
    connectionId,
    organisationId,
    projectId,
    provider: 'auditfile',
    name: `Auditfile ${header.company.name}`.trim(),
    status: 'actief',
    lastSyncAt: at,
    createdAt: at,
  });
  return connectionId;
}

/** Where a source comes from. */
type Origin = Pick<
  SourceRow,
  'projectId' | 'connectionId' | 'kind' | 'fileHash' | 'filename' | 'importId'
>;

/** The source that was read; it keeps the id of the one that it replaces. */
export function sourceOf(clock: Clock, origin: Origin, { file, replaces }: ReadFile): SourceRow {
  const { header, summary, sourceNo } = file;
  return {
    ...origin,
    sourceId: replaces[0]?.sourceId ?? randomUUID(),
    sourceNo,
    name: `${header.company.name} ${header.fiscal_year.label}`.trim(),
    producer: header.producer || null,
    administration: header.company,
    boekjaar: header.fiscal_year.label,
    startDate: header.fiscal_year.start_date,
    endDate: header.fiscal_year.end_date,
    lines: summary.counted.lines,
    importedAt: stamp(clock),
    asOf: header.created && isDay(header.created) ? header.created : clock.today(),
    warnings: summary.warnings,
    vatLinked: true,
  };
}
