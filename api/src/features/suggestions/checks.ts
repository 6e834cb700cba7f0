import { DERIVED, IS_DERIVED } from '../../books/store/derived.ts';
import type { Sql } from '../../db/database.ts';
import { givenUpOn } from '../../jobs/rows.ts';

/** What the suggestions of a project follow from now, and what they were last looked for in. */
export interface Check {
  readonly project_id: string;
  readonly organisation_id: string;
  readonly books_version: number;
  /** Differs whenever books, groups, places of VAT or choices of series do. */
  readonly state: string;
  /** The same at the last look; null before the first. */
  readonly looked_state: string | null;
  readonly looked_day: string | null;
  readonly reach: number | null;
  readonly at: string | null;
  /** When a source was last read, or null. */
  readonly imported_at: string | null;
  /** True when series and open items are those of the books, or will not be. */
  readonly is_ready: boolean;
  /** True when this state could not be looked through, or not today. */
  readonly is_failed: boolean;
}

/** By project; $1 is today. Series and open items are made in the background too, and come first. */
const CHECKS = `
  SELECT p.project_id, p.organisation_id, p.books_version, s.state,
         k.state AS looked_state, k.day AS looked_day, k.reach, k.at,
         (SELECT max(o.imported_at) FROM sources o WHERE o.project_id = p.project_id) AS imported_at,
         ${IS_DERIVED} AS is_ready,
         (k.failed = concat_ws(' ', s.state, $1::text)) IS TRUE
           OR ${givenUpOn('suggestions', 'p.project_id', 'p.books_version')} AS is_failed
  FROM projects p ${DERIVED}
  LEFT JOIN suggestion_checks k ON k.project_id = p.project_id
  WHERE p.removed_at IS NULL`;

/** True when what is kept is of this state and day. */
export const isLooked = ({ state, looked_state, looked_day }: Check, today: string): boolean =>
  looked_state === state && looked_day === today;

/** Undefined where there is no such project. */
export async function checkOf(
  sql: Sql,
  projectId: string,
  today: string,
): Promise<Check | undefined> {
  const [check] = await sql.rows<Check>(`${CHECKS} AND p.project_id = $2`, [today, projectId]);
  return check;
}

/** Projects that are to be looked through; one that failed waits for another state or day. */
export function staleChecks(sql: Sql, today: string): Promise<Check[]> {
  return sql.rows<Check>(
    `SELECT * FROM (${CHECKS}) c
     WHERE is_ready AND NOT is_failed
       AND (looked_state IS DISTINCT FROM state OR looked_day IS DISTINCT FROM $1::date)
     ORDER BY at NULLS FIRST, project_id LIMIT 50`,
    [today],
  );
}

/** Keeps that a state was looked through. */
export async function keepCheck(
  sql: Sql,
  { project_id, state }: Check,
  { today, reach, at }: { today: string; reach: number | null; at: string },
): Promise<void> {
  await sql.rows(
    `INSERT INTO suggestion_checks (project_id, state, day, reach, at)
     VALUES ($1, $2, $3::date, $4, $5::timestamptz)
     ON CONFLICT (project_id) DO UPDATE SET state = excluded.state, day = excluded.day,
       reach = excluded.reach, at = excluded.at, failed = NULL`,
    [project_id, state, today, reach, at],
  );
}

/** Keeps that a state could not be looked through. */
export async function keepFailure(
  sql: Sql,
  { project_id, state }: Check,
  today: string,
): Promise<void> {
  await sql.rows(
    `INSERT INTO suggestion_checks (project_id, failed) SELECT p.project_id, $2 FROM projects p
     WHERE p.project_id = $1
     ON CONFLICT (project_id) DO UPDATE SET failed = excluded.failed`,
    [project_id, `${state} ${today}`],
  );
}
