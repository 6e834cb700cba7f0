import { and, desc, eq, sql as expression, type SQL } from 'drizzle-orm';
import type { ImportChoice, ImportJob, ImportResult } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import {
  imports,
  jobs,
  sources,
  sourceVersions,
  users,
  type KeptResult,
} from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { answersOf, type Rules } from './answers.ts';
import { OF_CONNECTION, type ImportRow } from './rows.ts';
import { sourceTotals, totalsBlock, type SourceTotals } from './source-totals.ts';

const HISTORY = 200;

const KEY = expression<string>`${imports.importId}::text`;

/** Sources of the import that are current, and what it replaced that is kept. */
const CURRENT = expression<number>`(
  SELECT count(*) FROM ${sources} s
  WHERE s.project_id = ${imports.projectId} AND s.import_id = ${imports.importId})`;
const KEPT = expression<number>`(
  SELECT count(*) FROM ${sourceVersions} v
  WHERE v.project_id = ${imports.projectId} AND v.replaced_by = ${imports.importId}
    AND v.source IS NOT NULL)`;

interface Found {
  readonly row: ImportRow;
  readonly uploadedBy: string | null;
  readonly current: number;
  readonly kept: number;
  /** How far it is while it is read. */
  readonly progress: unknown;
}

const BY_UPLOADER: Rules<ImportChoice> = {
  elsewhere: 'Naar een ander project brengt alleen wie dit bestand uploadde.',
  // Whatever is answered, the file is read by their rights.
  isByMaker: () => true,
  isLost:
    'Wie dit bestand uploadde, mag dit project niet meer bijwerken. Annuleer, en upload het bestand zelf.',
};

/** What somebody can answer to what is asked of each of these imports. */
export async function choicesOf(
  sql: Sql,
  rows: readonly ImportRow[],
  viewer: string,
): Promise<Map<ImportRow, ImportChoice[]>> {
  const asked = rows.filter(({ status }) => status === 'vraag');
  // Until there is a project, it is asked of its uploader alone.
  const placed = asked.flatMap((row) =>
    row.projectId === null ? [] : [{ ...row, projectId: row.projectId, row }],
  );
  const answers = await answersOf(sql, placed, viewer, BY_UPLOADER);
  return new Map([
    ...asked.map((row) => [row, row.choices] as const),
    ...placed.map(({ row }, place) => [row, answers[place] ?? []] as const),
  ]);
}

/** An import as the API shows it to somebody. Throws not_found. */
export async function shownImport(sql: Sql, importId: string, viewer: string): Promise<ImportJob> {
  const [job] = await shown(sql, eq(imports.importId, importId), viewer);
  if (!job) throw new DomainError('not_found');
  return job;
}

/** Imports of a project, newest first. */
export async function projectImports(
  sql: Sql,
  projectId: string,
  viewer: string,
): Promise<ImportJob[]> {
  return shown(sql, eq(imports.projectId, projectId), viewer);
}

async function shown(sql: Sql, which: SQL, viewer: string): Promise<ImportJob[]> {
  const found: Found[] = await sql.orm
    .select({
      ...{ row: imports, uploadedBy: users.name, current: CURRENT, kept: KEPT },
      progress: jobs.progress,
    })
    .from(imports)
    .leftJoin(jobs, and(eq(jobs.kind, 'import'), eq(jobs.key, KEY)))
    .leftJoin(users, eq(users.userId, imports.userId))
    .where(which)
    .orderBy(desc(imports.createdAt), desc(imports.arrival))
    .limit(HISTORY);
  const projectId = found.find(({ row }) => row.result)?.row.projectId;
  const totals: ReadonlyMap<string, SourceTotals> = projectId
    ? await sourceTotals(sql, projectId)
    : new Map();
  const choices = await choicesOf(
    sql,
    found.map(({ row }) => row),
    viewer,
  );
  return found.map((one) => ({
    ...importJob(one, totals),
    choices: choices.get(one.row) ?? [],
  }));
}

function importJob(
  { row, uploadedBy, current, kept, progress }: Found,
  totals: ReadonlyMap<string, SourceTotals>,
): Omit<ImportJob, 'choices'> {
  const far = progress as { readonly bytes: number; readonly lines: number } | null;
  // A source keeps its id from import to import, so its totals belong to the newest one.
  const whole = (result: KeptResult): ImportResult => {
    const found = totals.get(result.source_id);
    const isCurrent = found?.import_id === row.importId;
    const items = isCurrent ? totalsBlock(found, result) : [];
    return { ...result, totals: { kind: 'figures', key: 'totalen', items } };
  };
  return {
    import_id: row.importId,
    organisation_id: row.organisationId,
    project_id: row.projectId,
    source_id: row.sourceId,
    connection_id: row.connectionId,
    filename: row.filename,
    status: row.status,
    bytes_read: far?.bytes ?? row.bytesRead,
    bytes_total: row.bytesTotal,
    lines_read: far?.lines ?? row.linesRead,
    question: row.question,
    message: row.message,
    result: row.result && whole(row.result),
    further_results: row.furtherResults.map(whole),
    uploaded_by: uploadedBy,
    undoable:
      row.status === 'gereed' &&
      current > 0 &&
      !(row.fileHash.startsWith(OF_CONNECTION) && row.sourcesReplaced === 0) &&
      current === row.sourcesMade &&
      kept === row.sourcesReplaced,
    created_at: row.createdAt,
    finished_at: row.finishedAt,
  };
}
