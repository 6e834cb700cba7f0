import type { CashBlock, CashWeekBlock } from '@kengetal/contract/api';
import { DERIVED, IS_DERIVED } from '../../../books/store/derived.ts';
import type { Sql } from '../../../db/database.ts';
import { givenUpOn } from '../../../jobs/rows.ts';

/** An expectation as it is kept: what the page shows, and what each of its weeks opens into. */
export interface KeptCash {
  readonly block: CashBlock;
  /** By the place of the week. */
  readonly moves: readonly CashWeekBlock['moves'][];
}

/** Raised when what is kept has another form: what was kept before is then made anew. */
const FORM = 2;

/** What is kept of the expectation of a project, and what it is to be of now. */
export interface CashCheck {
  readonly project_id: string;
  readonly organisation_id: string;
  readonly books_version: number;
  /** Differs whenever books or choices do. */
  readonly state: string;
  /** Of the state and the day on which it is asked: the version of the job that makes it. */
  readonly wanted: string;
  /** The state that is kept, null without any; and with its day. */
  readonly kept_state: string | null;
  readonly kept: string;
  /** True when what it builds on is there. */
  readonly is_ready: boolean;
  /** True when it could not be made. */
  readonly is_failed: boolean;
}

const STATE = `concat_ws(' ', s.state, 'v${FORM}')`;
const WANTED = `concat_ws(' ', ${STATE}, $1::text)`;

/** By project; $1 is today. */
const CHECKS = `
  SELECT p.project_id, p.organisation_id, p.books_version, ${STATE} AS state, ${WANTED} AS wanted,
         k.state AS kept_state, concat_ws(' ', k.state, k.day) AS kept, ${IS_DERIVED} AS is_ready,
         ${givenUpOn('expectation', 'p.project_id', WANTED)} AS is_failed
  FROM projects p ${DERIVED}
  LEFT JOIN cash_expectations k ON k.project_id = p.project_id
  WHERE p.removed_at IS NULL`;

/** Undefined where there is no such project. */
export async function cashCheck(
  sql: Sql,
  projectId: string,
  today: string,
): Promise<CashCheck | undefined> {
  const [check] = await sql.rows<CashCheck>(`${CHECKS} AND p.project_id = $2`, [today, projectId]);
  return check;
}

/** Projects whose expectation is of before, those without one first. */
export const staleCash = (sql: Sql, today: string): Promise<CashCheck[]> =>
  sql.rows<CashCheck>(
    `SELECT * FROM (${CHECKS}) c
     WHERE is_ready AND NOT is_failed AND kept IS DISTINCT FROM wanted
     ORDER BY kept_state NULLS FIRST, project_id LIMIT 50`,
    [today],
  );

/** Null for books of which nothing can be expected. */
export async function keptCash(sql: Sql, projectId: string): Promise<KeptCash | null> {
  const [row] = await sql.rows<{ block: string | null }>(
    'SELECT block::text AS block FROM cash_expectations WHERE project_id = $1',
    [projectId],
  );
  return row?.block ? (JSON.parse(row.block) as KeptCash) : null;
}

/** Keeps the expectation of a state as it was made on a day. */
export async function keepCash(
  sql: Sql,
  { project_id, state }: CashCheck,
  today: string,
  kept: KeptCash | undefined,
): Promise<void> {
  await sql.rows(
    `INSERT INTO cash_expectations (project_id, state, day, block)
     VALUES ($1, $2, $3::date, $4::jsonb)
     ON CONFLICT (project_id) DO UPDATE SET state = excluded.state, day = excluded.day,
       block = excluded.block`,
    [project_id, state, today, kept ? JSON.stringify(kept) : null],
  );
}
