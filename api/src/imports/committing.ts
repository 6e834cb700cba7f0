import { randomUUID } from 'node:crypto';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { ImportResult } from '@kengetal/contract';
import { recordActivity } from '../access/activity.ts';
import { createProject } from '../access/creating.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { connections, sources } from '../db/schema/index.ts';
import { isDay } from '../ledger/index.ts';
import type { AuditHeader } from '../ledger/index.ts';
import { moveLines, renewAccounts, renewSummary } from './books.ts';
import type { SourceRow } from './placing.ts';
import { resultOf } from './result.ts';
import { updateImport, type ImportRow } from './rows.ts';
import type { StagedFile } from './staging.ts';

export interface Commit {
  readonly job: ImportRow;
  readonly file: StagedFile;
  readonly projectId: string;
  /** True when the project must be made first. */
  readonly isNewProject: boolean;
  readonly replaces: readonly SourceRow[];
}

/** The one short transaction that makes an import current: all of it or nothing. */
export async function commitImport(sql: Sql, clock: Clock, commit: Commit): Promise<void> {
  const { job, file, projectId, replaces } = commit;
  const { header } = file;
  const { organisationId, userId } = job;
  if (commit.isNewProject) {
    await createProject(
      sql,
      clock,
      { userId, organisationId, name: projectName(header) },
      projectId,
    );
  }
  const connectionId = await connectionOf(sql, clock, job, projectId, header);
  const [first] = replaces;
  const sourceId = first?.sourceId ?? randomUUID();
  const sourceNo = first?.sourceNo ?? (await nextSourceNo(sql, projectId));
  await removeSources(sql, projectId, replaces);
  await moveLines(sql, { projectId, importId: job.importId, sourceNo });
  await renewAccounts(sql, projectId, header.fiscal_year.end_date, file.accounts);
  await renewSummary(sql, projectId, [
    header.fiscal_year.label,
    ...replaces.map(({ boekjaar }) => boekjaar),
  ]);
  await insertSource(sql, clock, { ...commit, sourceId, sourceNo, connectionId });
  const result: ImportResult = await resultOf(sql, { projectId, sourceId, sourceNo, file });
  await updateImport(sql, job.importId, {
    status: 'gereed',
    projectId,
    sourceId,
    connectionId,
    question: null,
    message: null,
    bytesRead: job.bytesTotal,
    linesRead: file.summary.counted.lines,
    result,
    finishedAt: stamp(clock),
  });
  await recordActivity(sql, clock, {
    organisationId,
    projectId,
    userId,
    action: 'import.gereed',
    description: `${header.company.name}, boekjaar ${header.fiscal_year.label} ingelezen uit ${job.filename}`,
  });
}

function projectName({ company }: AuditHeader): string {
  return company.name.trim().slice(0, 80) || 'Boekhouding';
}

async function nextSourceNo(sql: Sql, projectId: string): Promise<number> {
  const [found] = await sql.orm
    .select({ last: max(sources.sourceNo) })
    .from(sources)
    .where(eq(sources.projectId, projectId));
  return (found?.last ?? 0) + 1;
}

async function removeSources(
  sql: Sql,
  projectId: string,
  replaces: readonly SourceRow[],
): Promise<void> {
  if (replaces.length === 0) return;
  const numbers = replaces.map(({ sourceNo }) => sourceNo);
  await sql.rows('DELETE FROM journal_lines WHERE project_id = $1 AND source_no = ANY ($2)', [
    projectId,
    numbers,
  ]);
  await sql.orm
    .delete(sources)
    .where(and(eq(sources.projectId, projectId), inArray(sources.sourceNo, numbers)));
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

interface NewSource extends Commit {
  readonly sourceId: string;
  readonly sourceNo: number;
  readonly connectionId: string;
}

async function insertSource(sql: Sql, clock: Clock, source: NewSource): Promise<void> {
  const { job, file, projectId, sourceId, sourceNo, connectionId } = source;
  const { header, summary } = file;
  await sql.orm.insert(sources).values({
    projectId,
    sourceId,
    sourceNo,
    connectionId,
    name: `${header.company.name} ${header.fiscal_year.label}`.trim(),
    kind: 'auditfile',
    producer: header.producer || null,
    administration: header.company,
    boekjaar: header.fiscal_year.label,
    startDate: header.fiscal_year.start_date,
    endDate: header.fiscal_year.end_date,
    lines: summary.counted.lines,
    fileHash: job.fileHash,
    filename: job.filename,
    importId: job.importId,
    importedAt: stamp(clock),
    asOf: header.created && isDay(header.created) ? header.created : clock.today(),
    warnings: summary.warnings,
  });
}
