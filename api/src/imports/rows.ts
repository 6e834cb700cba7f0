import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';

export type ImportRow = typeof imports.$inferSelect;

/** An import with its file, which is kept with the upload that it came in. */
export const fileIdOf = ({
  importId,
  bundleId,
}: Pick<ImportRow, 'importId' | 'bundleId'>): string => bundleId ?? importId;

/** Statuses of imports whose file is still needed. */
export const UNFINISHED: readonly ImportRow['status'][] = ['wachtend', 'bezig', 'vraag', 'mislukt'];

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
