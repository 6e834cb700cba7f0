import { and, asc, eq } from 'drizzle-orm';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { recurringChanges, recurringRuns, recurringSeries } from '../../db/schema/index.ts';
import {
  applyChoices,
  type ChosenSeries,
  type DataSpan,
  type Occurrence,
  type RecurringSeries,
} from '../../ledger/index.ts';

/** What a run found, and in which version of the books. */
interface Run {
  readonly projectId: string;
  readonly booksVersion: number;
  readonly span: DataSpan | undefined;
  readonly found: readonly RecurringSeries[];
}

const ROWS = 100;

/** Keeps what a run found, with the choices of editors applied. */
export async function keepRun(sql: Sql, clock: Clock, run: Run): Promise<void> {
  const { projectId, booksVersion, span, found } = run;
  const values = {
    booksVersion,
    firstDay: span?.first ?? null,
    lastDay: span?.last ?? null,
    found: [...found],
    at: stamp(clock),
  };
  await sql.orm
    .insert(recurringRuns)
    .values({ projectId, ...values })
    .onConflictDoUpdate({ target: recurringRuns.projectId, set: values });
  await renewShown(sql, projectId, found);
}

/** Applies the choices of editors anew to what the last run found. */
export async function renewShown(
  sql: Sql,
  projectId: string,
  found: readonly RecurringSeries[],
): Promise<ChosenSeries[]> {
  const changes = await sql.orm
    .select({ choice: recurringChanges.action, seen: recurringChanges.seen })
    .from(recurringChanges)
    .where(eq(recurringChanges.projectId, projectId))
    .orderBy(asc(recurringChanges.place));
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

/** A series with the evidence only of what a page opens: the usual amount and those of its price. */
function slim(series: ChosenSeries): ChosenSeries {
  const { occurrences, amounts } = series;
  const shown = new Set([amounts.usual, ...amounts.levels.map(({ from }) => from)]);
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

/** When the last run was, over which days, and of which version; without what it found. */
export interface RunRow {
  readonly books_version: number;
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** Differs whenever the run or what editors said differs: the shown series follow from these. */
  readonly state: string;
}

export async function runOf(sql: Sql, projectId: string): Promise<RunRow | undefined> {
  const [run] = await sql.rows<RunRow>(
    `SELECT r.books_version, r.first_day, r.last_day,
            concat_ws(' ', r.books_version, r.at, (
              SELECT string_agg(c.place::text, ',' ORDER BY c.place)
              FROM recurring_changes c WHERE c.project_id = r.project_id
            )) AS state
     FROM recurring_runs r WHERE r.project_id = $1`,
    [projectId],
  );
  return run;
}

/** The days that a run looked at; undefined without lines. */
export function spanOf(run: RunRow | undefined): DataSpan | undefined {
  if (!run?.first_day || !run.last_day) return undefined;
  return { first: run.first_day, last: run.last_day };
}

/** The series as pages show them. */
export async function shownSeries(sql: Sql, projectId: string): Promise<ChosenSeries[]> {
  const rows = await sql.rows<{ series: ChosenSeries }>(
    'SELECT series FROM recurring_series WHERE project_id = $1 ORDER BY place',
    [projectId],
  );
  return rows.map(({ series }) => series);
}
