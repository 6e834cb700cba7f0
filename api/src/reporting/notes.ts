import { and, eq } from 'drizzle-orm';
import type { ReportEntry, ReportNote } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { reportNotes, users } from '../db/schema/index.ts';

/** What tells a report from the others of its project. */
export type ReportKey = Pick<ReportEntry, 'type' | 'periode_min' | 'periode_max'>;

/** The note of the bookkeeper beside a report, or null. */
export async function noteOf(
  sql: Sql,
  projectId: string,
  report: ReportKey,
): Promise<ReportNote | null> {
  const [found] = await sql.orm
    .select({ note: reportNotes.note, updated_at: reportNotes.updatedAt, name: users.name })
    .from(reportNotes)
    .leftJoin(users, eq(users.userId, reportNotes.userId))
    .where(isNoteOf(projectId, report));
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
