import { eq } from 'drizzle-orm';
import type { ImportJob } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';

export type ImportRow = typeof imports.$inferSelect;

export async function findImport(sql: Sql, importId: string): Promise<ImportRow | undefined> {
  const [row] = await sql.orm.select().from(imports).where(eq(imports.importId, importId));
  return row;
}

export async function updateImport(
  sql: Sql,
  importId: string,
  change: Partial<ImportRow>,
): Promise<void> {
  await sql.orm.update(imports).set(change).where(eq(imports.importId, importId));
}

/** An import as the API shows it. */
export function importJobOf(row: ImportRow): ImportJob {
  return {
    import_id: row.importId,
    organisation_id: row.organisationId,
    project_id: row.projectId,
    source_id: row.sourceId,
    connection_id: row.connectionId,
    filename: row.filename,
    status: row.status,
    bytes_read: row.bytesRead,
    bytes_total: row.bytesTotal,
    lines_read: row.linesRead,
    question: row.question,
    message: row.message,
    result: row.result,
    created_at: row.createdAt,
    finished_at: row.finishedAt,
  };
}
