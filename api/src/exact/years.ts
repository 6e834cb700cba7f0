import { fiscalYear, type AuditHeader } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import type { ExactLists } from '../db/schema/index.ts';
import type { Mirrored } from './mirror.ts';

/** A fiscal year of a connection. */
export interface YearRow {
  readonly year: number;
  readonly changes: number;
  /** The changes that are in the books; null when it is not. */
  readonly inBooks: number | null;
  readonly lines: number;
}

/** Years of a connection, oldest first. */
export const yearsOf = (sql: Sql, { projectId, connectionId }: Mirrored): Promise<YearRow[]> =>
  sql.rows<YearRow>(
    `SELECT y.year, y.changes, y.in_books AS "inBooks",
            (SELECT count(*) FROM exact_lines l WHERE l.project_id = y.project_id
               AND l.connection_id = y.connection_id AND l.year = y.year)::int AS lines
     FROM exact_years y WHERE y.project_id = $1 AND y.connection_id = $2 ORDER BY y.year`,
    [projectId, connectionId],
  );

/** Whose books a year is and which days it has; a year without periods is that of the calendar. */
export function headerOf(
  { company, periods }: ExactLists,
  year: number,
): Pick<AuditHeader, 'company' | 'fiscal_year'> {
  const own = periods.filter((period) => period.year === year);
  const start = own.reduce((least, period) => (period.start < least ? period.start : least), '9');
  const end = own.reduce((most, period) => (period.end > most ? period.end : most), '');
  return {
    // Exact has no number of an administration that its audit files have too.
    company: { name: company.name, ident: null, tax_id: company.tax_id || null },
    fiscal_year: own.length > 0 ? fiscalYear(start, end) : calendarYear(year),
  };
}

const calendarYear = (year: number) => fiscalYear(`${year}-01-01`, `${year}-12-31`);
