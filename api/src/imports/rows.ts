import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';

export type ImportRow = typeof imports.$inferSelect;

/** With what begins, in the place of the hash of a file, that of what a connection read. */
export const OF_CONNECTION = 'connection ';

/** An import with its file, which is kept with the upload that it came in. */
export const fileIdOf = ({
  importId,
  bundleId,
}: Pick<ImportRow, 'importId' | 'bundleId'>): string => bundleId ?? importId;

/** Statuses of imports whose file is still needed. */
export const UNFINISHED: readonly ImportRow['status'][] = ['wachtend', 'bezig', 'vraag', 'mislukt'];

/** SQL that is true for an import `i` whose file is needed; $2 is {@link UNFINISHED}. */
export const IS_KEPT = `(i.status = ANY ($2)
  OR i.import_id IN (SELECT import_id FROM sources)
  OR i.import_id IN (SELECT import_id FROM source_versions))`;

/** How an import ends that the user cancels; one of many files is left out among them. */
export const cancelledStatus = ({ bundleId }: Pick<ImportRow, 'bundleId'>): ImportRow['status'] =>
  bundleId === null ? 'geweigerd' : 'overgeslagen';

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
