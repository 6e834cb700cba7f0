import type { ChosenSeries, DataSpan } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import { mapInSlices } from '../../slices.ts';

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

/** The series as pages show them; read as text, since there may be thousands. */
export async function shownSeries(sql: Sql, projectId: string): Promise<ChosenSeries[]> {
  const rows = await sql.rows<{ series: string }>(
    'SELECT series::text AS series FROM recurring_series WHERE project_id = $1 ORDER BY place',
    [projectId],
  );
  return mapInSlices(rows, ({ series }) => JSON.parse(series) as ChosenSeries);
}
