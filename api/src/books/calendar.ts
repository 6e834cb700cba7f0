import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import type { BookedYear, Calendar } from '../periods/reports.ts';
import type { Span } from '../periods/names.ts';

/** When the books of a project begin and end, and how fresh they are. */
export interface BooksCalendar extends Calendar {
  /** First and last month with movements; undefined without any. */
  readonly booked?: Span;
  /** When a source was last read, or null. */
  readonly updatedAt: string | null;
}

interface YearRow extends BookedYear {
  readonly imported_at: string;
}

/** Reads which fiscal years and months a project has. */
export async function loadCalendar(
  sql: Sql,
  clock: Clock,
  projectId: string,
): Promise<BooksCalendar> {
  const years = await sql.rows<YearRow>(
    `SELECT boekjaar AS label, min(start_date) AS start_date, max(end_date) AS end_date,
            min(as_of) AS as_of, max(imported_at) AS imported_at
     FROM sources WHERE project_id = $1 GROUP BY boekjaar ORDER BY min(start_date)`,
    [projectId],
  );
  const months = await sql.rows<{ periode: number }>(
    `SELECT DISTINCT m.periode FROM monthly_summary m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     WHERE m.project_id = $1 AND m.soort <> 'opening' ORDER BY m.periode`,
    [projectId],
  );
  const [first, last] = [months[0], months[months.length - 1]];
  const updates = years.map(({ imported_at }) => imported_at).sort();
  return {
    years: years.map(({ label, start_date, end_date, as_of }) => ({
      label,
      start_date,
      end_date,
      as_of,
    })),
    months: new Set(months.map(({ periode }) => periode)),
    booked: first && last && { periode_min: first.periode, periode_max: last.periode },
    today: clock.today(),
    updatedAt: updates[updates.length - 1] ?? null,
  };
}
