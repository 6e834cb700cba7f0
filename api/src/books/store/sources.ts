import { asc, eq } from 'drizzle-orm';
import type { Source } from '@kengetal/contract';
import { sources } from '../../db/schema/index.ts';
import { openingCheckOf, openingChecks } from '../opening-checks.ts';
import type { ReadBooks } from './reader.ts';

/** Sources of a project by fiscal year, each with its months and how its opening balance follows. */
export async function projectSources({ books, sql, projectId }: ReadBooks): Promise<Source[]> {
  const rows = await sql.orm
    .select(FIELDS)
    .from(sources)
    .where(eq(sources.projectId, projectId))
    .orderBy(asc(sources.startDate), asc(sources.name));
  const checks = await openingChecks(books);
  const booked = await sql.rows<{ source_id: string; months: number[] }>(
    `SELECT s.source_id, array_agg(DISTINCT m.periode ORDER BY m.periode) AS months
     FROM sources s JOIN monthly_summary m
       ON m.project_id = s.project_id AND m.source_no = s.source_no AND m.soort <> 'opening'
     WHERE s.project_id = $1 GROUP BY s.source_id`,
    [projectId],
  );
  const months = new Map(booked.map((one) => [one.source_id, one.months]));
  return rows.map((row) => {
    const check = openingCheckOf(checks, { label: row.boekjaar, start_date: row.start_date });
    return { ...row, months: months.get(row.source_id) ?? [], opening_check: check ?? null };
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
