import type { Sql } from '../../db/database.ts';
import type { DataSpan, RecurringLine } from '../../ledger/index.ts';

/** What is looked at of the sources of a project. */
export interface Booked {
  /** First and last day with movements. */
  readonly span: DataSpan;
  /** True for what was booked ahead of the day on which its source was made. */
  readonly isAhead: (line: Pick<RecurringLine, 'datum'> & { source_no: number }) => boolean;
}

/** Movements of money in a source that was made before the end of its year. */
interface Moved {
  readonly source_no: number;
  readonly as_of: string;
  /** Up to that day, and after it. */
  readonly before: number;
  readonly after: number;
  /** Days of each, at least a month: a few days say nothing of a pace. */
  readonly days_before: number;
  readonly days_after: number;
}

/** Money that goes on moving at this part of its pace was not booked ahead. */
const PACE = 0.25;

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

/**
 * Sources that were made before the end of their year, with that day. Programs do not always tell
 * it truly: where money goes on moving after it, which no one books ahead, it does not count.
 */
async function daysMade(sql: Sql, projectId: string): Promise<Map<number, string>> {
  const running = await sql.rows<Moved>(
    `SELECT s.source_no, s.as_of,
            count(l.datum) FILTER (WHERE l.datum <= s.as_of)::int AS before,
            count(l.datum) FILTER (WHERE l.datum > s.as_of)::int AS after,
            greatest(s.as_of - s.start_date + 1, 30) AS days_before,
            greatest(max(l.datum) - s.as_of, 30) AS days_after
     FROM sources s
     LEFT JOIN accounts a ON a.project_id = s.project_id AND a.groep = 'liquide_middelen'
     LEFT JOIN journal_lines l ON l.project_id = s.project_id AND l.source_no = s.source_no
       AND l.rekening = a.rekening AND l.soort = 'mutatie'
       AND l.datum BETWEEN s.start_date AND s.end_date
     WHERE s.project_id = $1 AND s.as_of BETWEEN s.start_date AND s.end_date - 1
     GROUP BY s.source_no, s.start_date, s.as_of`,
    [projectId],
  );
  return new Map(
    running.filter((one) => !goesOn(one)).map(({ source_no, as_of }) => [source_no, as_of]),
  );
}

function goesOn({ before, after, days_before, days_after }: Moved): boolean {
  return after > 0 && after / days_after >= (PACE * before) / days_before;
}

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
