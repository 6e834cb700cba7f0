import { and, eq } from 'drizzle-orm';
import type { RecurringAction } from '@kengetal/contract/api';
import {
  applyChoices,
  type ChosenSeries,
  type DataSpan,
  type Occurrence,
  type RecurringSeries,
} from '@kengetal/ledger';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { recurringRuns, recurringSeries } from '../../db/schema/index.ts';
import { rangeIndexes } from './range.ts';

/** What a run found, as it is stored: writing it out as JSON takes long enough for a thread. */
export interface Run {
  readonly span: DataSpan | undefined;
  readonly found: string;
  readonly shown: readonly ShownRow[];
  /** The choices of editors that were applied. */
  readonly choices: string;
}

interface ShownRow {
  readonly series_id: string;
  readonly series: string;
  readonly occurrences: string;
}

const ROWS = 100;

/** What is stored of what was found; in a thread. */
export async function runRows(
  sql: Sql,
  projectId: string,
  span: DataSpan | undefined,
  found: readonly RecurringSeries[],
): Promise<Run> {
  const { choices, changes } = await choicesOf(sql, projectId);
  const shown = applyChoices(found, changes).map((series) => ({
    series_id: series.id,
    series: JSON.stringify(slim(series)),
    occurrences: JSON.stringify(series.occurrences),
  }));
  return { span, found: JSON.stringify(found), shown, choices };
}

/** Keeps what a run found; false when editors said something meanwhile. */
export async function keepRun(
  sql: Sql,
  clock: Clock,
  { projectId, booksVersion, run }: { projectId: string; booksVersion: number; run: Run },
): Promise<boolean> {
  const { span, found, shown, choices } = run;
  if ((await choicesOf(sql, projectId)).choices !== choices) return false;
  await sql.rows(
    `INSERT INTO recurring_runs (project_id, books_version, first_day, last_day, found, at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6)
     ON CONFLICT (project_id) DO UPDATE SET books_version = excluded.books_version,
       first_day = excluded.first_day, last_day = excluded.last_day,
       found = excluded.found, at = excluded.at`,
    [projectId, booksVersion, span?.first ?? null, span?.last ?? null, found, stamp(clock)],
  );
  await sql.rows('DELETE FROM recurring_series WHERE project_id = $1', [projectId]);
  for (let from = 0; from < shown.length; from += ROWS) {
    const rows = shown.slice(from, from + ROWS);
    await sql.rows(
      `INSERT INTO recurring_series (project_id, series_id, place, series, occurrences)
       SELECT $1, id, $2 + place - 1, series::jsonb, occurrences::jsonb
       FROM unnest($3::text[], $4::text[], $5::text[])
         WITH ORDINALITY AS shown (id, series, occurrences, place)`,
      [
        projectId,
        from,
        rows.map(({ series_id }) => series_id),
        rows.map(({ series }) => series),
        rows.map(({ occurrences }) => occurrences),
      ],
    );
  }
  return true;
}

/** What editors said of the series of a project, and a text that differs when that differs. */
async function choicesOf(sql: Sql, projectId: string) {
  const rows = await sql.rows<{ place: number; choice: RecurringAction; seen: string }>(
    `SELECT place, action AS choice, seen FROM recurring_changes
     WHERE project_id = $1 ORDER BY place`,
    [projectId],
  );
  return { choices: rows.map(({ place }) => place).join(), changes: rows };
}

/** What the last run found, as JSON; undefined before the first. */
export async function lastFound(sql: Sql, projectId: string): Promise<string | undefined> {
  const [run] = await sql.rows<{ found: string }>(
    'SELECT found::text AS found FROM recurring_runs WHERE project_id = $1',
    [projectId],
  );
  return run?.found;
}

/** Applies the choices of editors anew to what the last run found. */
export async function renewShown(
  sql: Sql,
  projectId: string,
  found: readonly RecurringSeries[],
): Promise<ChosenSeries[]> {
  const { changes } = await choicesOf(sql, projectId);
  const shown = applyChoices(found, changes);
  await sql.orm.delete(recurringSeries).where(eq(recurringSeries.projectId, projectId));
  const rows = shown.map((series, place) => ({
    projectId,
    seriesId: series.id,
    place,
    series: slim(series),
    occurrences: [...series.occurrences],
  }));
  for (let from = 0; from < rows.length; from += ROWS) {
    await sql.orm.insert(recurringSeries).values(rows.slice(from, from + ROWS));
  }
  return shown;
}

/**
 * A series with the evidence only of what a page opens: the usual amount, those of its price, and
 * the ends of what varies.
 */
function slim(series: ChosenSeries): ChosenSeries {
  const { occurrences, amounts } = series;
  const shown = new Set([
    amounts.usual,
    ...amounts.levels.map(({ from }) => from),
    ...rangeIndexes(series),
  ]);
  return {
    ...series,
    occurrences: occurrences.map((one, index) => ({
      ...one,
      evidence: shown.has(index) ? one.evidence : [],
      doubles: one.doubles.map((double) => ({ ...double, evidence: [] })),
    })),
  };
}

/** What the last run found; undefined before the first. */
export async function lastRun(sql: Sql, projectId: string) {
  const [run] = await sql.orm
    .select()
    .from(recurringRuns)
    .where(eq(recurringRuns.projectId, projectId));
  return run;
}

/** A series with all its evidence; undefined when there is none with this id. */
export async function seriesWithEvidence(
  sql: Sql,
  projectId: string,
  seriesId: string,
): Promise<ChosenSeries | undefined> {
  const [row] = await sql.orm
    .select()
    .from(recurringSeries)
    .where(and(eq(recurringSeries.projectId, projectId), eq(recurringSeries.seriesId, seriesId)));
  return row && { ...row.series, occurrences: row.occurrences satisfies Occurrence[] };
}
