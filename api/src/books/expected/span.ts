import { dayAfter, type DataSpan, type DayRange, type RecurringLine } from '@kengetal/ledger';
import { daysMade } from '../columns/made-days.ts';
import type { Sql } from '../../db/database.ts';

/** What is looked at of the sources of a project. */
export interface Booked {
  /** First and last day with movements, and what was not read between them. */
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
  if (!span) return undefined;
  const unread = await unreadWithin(sql, projectId, span, made);
  return {
    span: unread.length > 0 ? { ...span, unread } : span,
    isAhead: ({ source_no, datum }) => datum > (made.get(source_no) ?? NEVER),
  };
}
const NEVER = '9999-12-31';

interface Source {
  readonly source_no: number;
  /** The day before its first. */
  readonly day_before: string;
  readonly end_date: string;
}

/** Days between the first and the last of the books that no source is of, or that came after it. */
async function unreadWithin(
  sql: Sql,
  projectId: string,
  { first, last }: DataSpan,
  made: ReadonlyMap<number, string>,
): Promise<DayRange[]> {
  const sources = await sql.rows<Source>(
    `SELECT source_no, start_date - 1 AS day_before, end_date FROM sources
     WHERE project_id = $1 ORDER BY start_date, end_date`,
    [projectId],
  );
  const unread: DayRange[] = [];
  let read = first;
  for (const { source_no, day_before, end_date } of sources) {
    if (day_before > read) unread.push({ first: dayAfter(read, 1), last: day_before });
    const end = made.get(source_no) ?? end_date;
    if (end > read) read = end;
  }
  return unread.filter((range) => range.first < last);
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
