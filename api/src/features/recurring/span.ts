import { daysMade } from '../../books/made-days.ts';
import type { Sql } from '../../db/database.ts';
import type { DataSpan, RecurringLine } from '../../ledger/index.ts';

/** What is looked at of the sources of a project. */
export interface Booked {
  /** First and last day with movements. */
  readonly span: DataSpan;
  /** True for what was booked ahead of the day on which its source was made. */
  readonly isAhead: (line: Pick<RecurringLine, 'datum'> & { source_no: number }) => boolean;
}

/**
 * The days of the books, within the fiscal years (a day far outside them is a mistake in typing)
 * and not beyond the day on which a source was made: what is booked ahead says nothing of what has
 * come and what has not (decision 0027). Undefined without lines.
 */
export async function bookedOf(sql: Sql, projectId: string): Promise<Booked | undefined> {
  const made = await daysMade(sql, projectId);
  const span = await spanWithin(sql, projectId, [...made.keys()]);
  return (
    span && { span, isAhead: ({ source_no, datum }) => datum > (made.get(source_no) ?? NEVER) }
  );
}
const NEVER = '9999-12-31';

/** @param running numbers of the sources that count up to the day on which they were made */
async function spanWithin(
  sql: Sql,
  projectId: string,
  running: readonly number[],
): Promise<DataSpan | undefined> {
  const end = async (direction: 'ASC' | 'DESC') => {
    const [row] = await sql.rows<{ datum: string }>(
      `SELECT l.datum FROM journal_lines l
       JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
       WHERE l.project_id = $1 AND l.soort = 'mutatie'
         AND l.datum BETWEEN s.start_date AND s.end_date
         AND (l.datum <= s.as_of OR s.source_no <> ALL ($2::int[]))
       ORDER BY l.datum ${direction} LIMIT 1`,
      [projectId, running],
    );
    return row?.datum;
  };
  const [first, last] = [await end('ASC'), await end('DESC')];
  return first && last ? { first, last } : undefined;
}
