import { monthDays, type Span } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import type { SizedCache } from '../../sized-cache.ts';
import { onDaysOfMonths } from './days-of-months.ts';

/** Debit-positive movements of the accounts over months, of lines dated up to a day. */
export type DaySums = ReadonlyMap<string, number>;

const BYTES_OF_SUM = 60;

/** Months, and the last day, 'YYYY-MM-DD', that a line may have. */
export interface DayLimit extends Span {
  readonly until: string;
  /** The only fiscal year that counts, where its first or last month has another too. */
  readonly boekjaar?: string;
}

/** 'YYYY-MM-DD' of a day in the last month of a span. */
export function lastDay({ periode_max, day }: { periode_max: number; day: number }): string {
  return `${monthDays(periode_max).first.slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** Sums of the lines of months up to a day; read once for books in memory. */
export function daySums(
  sql: Sql,
  projectId: string,
  reading: SizedCache['read'],
  limit: DayLimit,
): Promise<DaySums> {
  const { periode_min, periode_max, until, boekjaar = '' } = limit;
  return reading(
    `days ${periode_min} ${periode_max} ${until} ${boekjaar}`,
    () => load(sql, projectId, limit),
    ({ size }) => BYTES_OF_SUM * size,
  );
}

async function load(sql: Sql, projectId: string, limit: DayLimit): Promise<DaySums> {
  const rows = await sql.rows<{ rekening: string; cents: number }>(
    `SELECT l.rekening, sum(l.cents)::bigint AS cents FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.periode BETWEEN $2 AND $3 AND ${onDaysOfMonths('$2', '$3')}
       AND l.soort = 'mutatie' AND l.datum <= $4
       AND ($5::text IS NULL OR s.boekjaar = $5)
     GROUP BY l.rekening`,
    [projectId, limit.periode_min, limit.periode_max, limit.until, limit.boekjaar ?? null],
  );
  return new Map(rows.map(({ rekening, cents }) => [rekening, cents]));
}
