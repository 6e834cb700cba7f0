import type { ReportEntry, ReportNote } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { lockProject } from '../../access/lock-project.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { reportNotes } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { isNoteOf, noteOf } from '../../books/reports/notes.ts';

interface Writing {
  readonly projectId: string;
  readonly userId: string;
  readonly report: ReportEntry;
  /** Empty removes the note. */
  readonly note: string;
  /** `updated_at` of the note that was changed, null where there was none; undefined asks nothing. */
  readonly basedOn?: string | null;
}

/** Replaces the note of a report. Throws conflict when somebody else changed it meanwhile. */
export async function writeNote(
  sql: Sql,
  clock: Clock,
  writing: Writing,
): Promise<ReportNote | null> {
  const { projectId, userId, report, note, basedOn } = writing;
  // Writers of one project wait for each other, so that none overlooks what another just wrote.
  const project = await lockProject(sql, projectId);
  const before = await noteOf(sql, projectId, report);
  if (!project || note === (before?.note ?? '')) return before;
  if (basedOn !== undefined && !isSame(basedOn, before?.updated_at ?? null)) throw conflict(before);
  await sql.orm.delete(reportNotes).where(isNoteOf(projectId, report));
  if (note !== '') {
    const { type, periode_min: periodeMin, periode_max: periodeMax } = report;
    const updatedAt = stamp(clock);
    const row = { projectId, type, periodeMin, periodeMax, note, userId, updatedAt };
    await sql.orm.insert(reportNotes).values(row);
  }
  await recordActivity(sql, clock, {
    organisationId: project.organisationId,
    projectId,
    userId,
    action: note === '' ? 'toelichting.verwijderd' : 'toelichting.gewijzigd',
    description: `Toelichting bij ${report.naam} ${note === '' ? 'verwijderd' : 'gewijzigd'}`,
  });
  return noteOf(sql, projectId, report);
}

function isSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return Date.parse(one) === Date.parse(other);
}

function conflict(before: ReportNote | null): DomainError {
  const what = before
    ? `${before.user_name} heeft de toelichting intussen gewijzigd.`
    : 'De toelichting is intussen verwijderd.';
  return new DomainError(
    'conflict',
    `${what} Jouw tekst is nog niet opgeslagen. Bekijk de andere tekst en sla daarna opnieuw op.`,
  );
}
