import { and, eq } from 'drizzle-orm';
import type { ReportEntry, ReportNote } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { reportNotes } from '../../db/schema/index.ts';

/** What tells a report from the others of its project. */
export type ReportKey = Pick<ReportEntry, 'type' | 'periode_min' | 'periode_max'>;

/** The note of the bookkeeper beside a report, or null. */
export async function noteOf(
  sql: Sql,
  projectId: string,
  report: ReportKey,
): Promise<ReportNote | null> {
  // A report is also gathered in a thread, which asks for rows alone.
  const [found] = await sql.rows<{ note: string; updated_at: string; name: string | null }>(
    `SELECT n.note, n.updated_at, u.name FROM report_notes n
     LEFT JOIN users u ON u.user_id = n.user_id
     WHERE n.project_id = $1 AND n.type = $2 AND n.periode_min = $3 AND n.periode_max = $4`,
    [projectId, report.type, report.periode_min, report.periode_max],
  );
  if (!found) return null;
  const { note, updated_at, name } = found;
  return { note, updated_at, user_name: name ?? 'een vroegere gebruiker' };
}

/** Condition for the row of a report. */
export const isNoteOf = (projectId: string, { type, periode_min, periode_max }: ReportKey) =>
  and(
    eq(reportNotes.projectId, projectId),
    eq(reportNotes.type, type),
    eq(reportNotes.periodeMin, periode_min),
    eq(reportNotes.periodeMax, periode_max),
  );
