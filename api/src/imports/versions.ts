import { and, eq, isNotNull, isNull, sql as expression } from 'drizzle-orm';
import { stamp, type Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { sources, sourceVersions, type SourceRow } from '../db/schema/index.ts';
import { DIMENSION_TABLES } from './dimensions.ts';
import { fileIdOf, findImport, IS_KEPT, UNFINISHED, type ImportRow } from './rows.ts';
import type { Uploads } from './uploads.ts';

/** Replaced readings of a source that are kept to go back to. */
const KEPT = 2;
const BATCH_LINES = 2_000;

/**
 * Gives a reading that begins its number within the project; its rows bear it.
 * @param importId the import, or the connection, that a job reads
 */
export async function beginVersion(
  database: Database,
  projectId: string,
  importId: string,
): Promise<number> {
  // A file and a connection may begin at the same moment.
  for (;;) {
    const [row] = await database.rows<{ source_no: number }>(
      `INSERT INTO source_versions (project_id, source_no, import_id)
       SELECT $1::uuid, 1 + greatest(
                (SELECT coalesce(max(source_no), 0) FROM sources WHERE project_id = $1::uuid),
                (SELECT coalesce(max(source_no), 0) FROM source_versions WHERE project_id = $1::uuid)),
              $2::uuid
       ON CONFLICT DO NOTHING RETURNING source_no`,
      [projectId, importId],
    );
    if (row) return row.source_no;
  }
}

/** Makes a reading current. */
export async function publish(sql: Sql, source: SourceRow): Promise<void> {
  const { projectId, sourceNo } = source;
  await sql.orm
    .delete(sourceVersions)
    .where(and(eq(sourceVersions.projectId, projectId), eq(sourceVersions.sourceNo, sourceNo)));
  await sql.orm.insert(sources).values(source);
}

/** Takes a source out of the books, to be kept for going back to. */
export async function retire(
  sql: Sql,
  clock: Clock,
  source: SourceRow,
  replacedBy: string,
): Promise<void> {
  const { projectId, sourceNo, sourceId, importId } = source;
  await withdraw(sql, source);
  await sql.orm.insert(sourceVersions).values({
    projectId,
    sourceNo,
    sourceId,
    importId,
    source,
    replacedBy,
    replacedAt: stamp(clock),
  });
}

/** Takes a source out of the books for good; its rows are swept later. */
export async function abandon(sql: Sql, source: SourceRow): Promise<void> {
  const { projectId, sourceNo, importId } = source;
  await withdraw(sql, source);
  await sql.orm.insert(sourceVersions).values({ projectId, sourceNo, importId });
}

async function withdraw(sql: Sql, { projectId, sourceNo }: SourceRow): Promise<void> {
  await sql.orm
    .delete(sources)
    .where(and(eq(sources.projectId, projectId), eq(sources.sourceNo, sourceNo)));
}

/** What an import replaced, as long as it is kept. */
export async function replacedBy(sql: Sql, projectId: string, importId: string) {
  const found = await sql.orm
    .select({ source: sourceVersions.source })
    .from(sourceVersions)
    .where(
      and(
        eq(sourceVersions.projectId, projectId),
        eq(sourceVersions.replacedBy, importId),
        isNotNull(sourceVersions.source),
      ),
    );
  return found.flatMap(({ source }) => source ?? []);
}

/**
 * Removes the rows of readings that were cut off, undone, or replaced too long ago, in small
 * steps; not of those that are being read now.
 */
export async function sweepVersions(database: Database, uploads: Uploads): Promise<boolean> {
  const { quietly } = database;
  await forgetOld(quietly);
  const doomed = await quietly.orm
    .select()
    .from(sourceVersions)
    .where(and(isNull(sourceVersions.source), IS_NOT_READ));
  for (const { projectId, sourceNo, importId } of doomed) {
    await removeReading(quietly, projectId, sourceNo);
    await quietly.orm
      .delete(sourceVersions)
      .where(and(eq(sourceVersions.projectId, projectId), eq(sourceVersions.sourceNo, sourceNo)));
    const { bundleId = null } = (await findImport(quietly, importId)) ?? {};
    if (!(await isFileNeeded(quietly, importId))) {
      await forgetFile(quietly, uploads, { importId, bundleId });
    }
  }
  return doomed.length > 0;
}

/** Nobody is at this reading, as far as the queue knows. */
const IS_NOT_READ = expression`NOT EXISTS (
  SELECT FROM jobs j WHERE j.kind IN ('import', 'sync') AND j.key = ${sourceVersions.importId}::text
    AND j.state = 'bezig')`;

/** Of each source only the newest replaced readings are kept. */
async function forgetOld(sql: Sql): Promise<void> {
  await sql.rows(
    `UPDATE source_versions v SET source = NULL
     FROM (SELECT project_id, source_no,
                  row_number() OVER (PARTITION BY project_id, source_id ORDER BY replaced_at DESC, source_no DESC) AS age
           FROM source_versions WHERE source IS NOT NULL) aged
     WHERE v.project_id = aged.project_id AND v.source_no = aged.source_no AND aged.age > $1`,
    [KEPT],
  );
}

/** Every table with rows per reading of a source. */
const TABLES_OF_SOURCES = [
  'journal_lines',
  'monthly_summary',
  'source_accounts',
  ...DIMENSION_TABLES,
] as const;

/** Removes the rows of one reading, in small steps. */
export async function removeReading(
  sql: Sql,
  projectId: string,
  sourceNo: number,
  signal?: AbortSignal,
): Promise<void> {
  // By ranges of the key: a batch that a killed program still deletes is not ours to count, and
  // the rows of a reading that was cut off have no statistics to plan a join with.
  let done = -1;
  for (;;) {
    signal?.throwIfAborted();
    const [next] = await sql.rows<{ entry_no: number }>(
      `SELECT entry_no FROM journal_lines
       WHERE project_id = $1 AND source_no = $2 AND entry_no > $3
       ORDER BY entry_no, line_no OFFSET ${BATCH_LINES} LIMIT 1`,
      [projectId, sourceNo, done],
    );
    if (!next) break;
    await sql.rows(
      `DELETE FROM journal_lines
       WHERE project_id = $1 AND source_no = $2 AND entry_no > $3 AND entry_no <= $4`,
      [projectId, sourceNo, done, next.entry_no],
    );
    done = next.entry_no;
  }
  for (const table of TABLES_OF_SOURCES) {
    await sql.rows(`DELETE FROM ${table} WHERE project_id = $1 AND source_no = $2`, [
      projectId,
      sourceNo,
    ]);
  }
}

/** True while a file that is kept may be read again, or its figures stand in the books. */
export async function isFileNeeded(sql: Sql, fileId: string): Promise<boolean> {
  const [found] = await sql.rows<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM sources WHERE import_id = $1)
         OR EXISTS (SELECT FROM source_versions WHERE import_id = $1)
         OR EXISTS (SELECT FROM imports i
                    WHERE (i.import_id = $1 OR i.bundle_id = $1) AND ${IS_KEPT}) AS used`,
    [fileId, UNFINISHED],
  );
  return found?.used ?? false;
}

/** Removes the file of an import that needs it no more, unless others that came in it do. */
export async function forgetFile(
  sql: Sql,
  uploads: Uploads,
  row: Pick<ImportRow, 'importId' | 'bundleId'>,
): Promise<void> {
  const fileId = fileIdOf(row);
  if (row.bundleId === null || !(await isFileNeeded(sql, fileId))) await uploads.remove(fileId);
}
