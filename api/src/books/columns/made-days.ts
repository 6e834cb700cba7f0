import type { Sql } from '../../db/database.ts';

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
/** Fewer movements than these are no pace: a payment or two may well be booked ahead. */
const LEAST = 3;

/**
 * Sources that were made before the end of their year, with that day. Programs do not always tell
 * it truly: where money goes on moving after it, which no one books ahead, it does not count
 * (decision 0027).
 */
export async function daysMade(sql: Sql, projectId: string): Promise<Map<number, string>> {
  const running = await sql.rows<Moved>(
    `SELECT s.source_no, s.as_of,
            count(l.datum) FILTER (WHERE l.datum <= s.as_of)::int AS before,
            count(l.datum) FILTER (WHERE l.datum > s.as_of)::int AS after,
            greatest(s.as_of - s.start_date + 1, 30) AS days_before,
            greatest(max(l.datum) - s.as_of, 30) AS days_after
     FROM sources s
     LEFT JOIN accounts a ON a.project_id = s.project_id AND a.groep = 'bank_en_kas'
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
  return after >= LEAST && after / days_after >= (PACE * before) / days_before;
}
