import { asc, eq } from 'drizzle-orm';
import type { Source } from '@kengetal/contract';
import { sources } from '../../db/schema/index.ts';
import { openingCheckOf, openingChecks } from '../opening-checks.ts';
import type { ReadBooks } from './reader.ts';

/** Sources of a project by fiscal year, each with how its opening balance follows. */
export async function projectSources({ books, sql, projectId }: ReadBooks): Promise<Source[]> {
  const rows = await sql.orm
    .select(FIELDS)
    .from(sources)
    .where(eq(sources.projectId, projectId))
    .orderBy(asc(sources.startDate), asc(sources.name));
  const checks = await openingChecks(books);
  return rows.map((row) => {
    const check = openingCheckOf(checks, { label: row.boekjaar, start_date: row.start_date });
    return { ...row, opening_check: check ?? null };
  });
}

const FIELDS = {
  source_id: sources.sourceId,
  project_id: sources.projectId,
  connection_id: sources.connectionId,
  name: sources.name,
  kind: sources.kind,
  producer: sources.producer,
  boekjaar: sources.boekjaar,
  start_date: sources.startDate,
  end_date: sources.endDate,
  lines: sources.lines,
  imported_at: sources.importedAt,
};
