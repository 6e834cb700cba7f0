import type { Sql } from '../../../db/database.ts';
import type { LineColumns } from '../columns/columns.ts';
import { slicesOf } from '../columns/load.ts';
import { ColumnsMaker } from '../columns/maker.ts';
import { readAccounts, readSources } from '../columns/slice.ts';

/** The lines of a project in columns, made in this thread from slices shorter than a source. */
export async function columnsOf(sql: Sql, projectId: string): Promise<LineColumns> {
  const sources = await readSources(sql, projectId);
  const maker = new ColumnsMaker({ sources, accounts: await readAccounts(sql, projectId) });
  for await (const slice of slicesOf(sql, { projectId, sources, lines: 100 })) maker.add(slice);
  return maker.make();
}
