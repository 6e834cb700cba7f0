import type { Sql } from '../db/database.ts';
import { fiscalMonths, fiscalYearAt, type SummaryRow } from '../ledger/index.ts';
import type { Span } from '../periods/names.ts';
import { Books, type BookedAccount } from './books.ts';
import type { BooksCalendar } from './calendar.ts';

/** Reads the books over a span, and from the start of the fiscal year that it begins in. */
export async function loadBooks(
  sql: Sql,
  calendar: BooksCalendar,
  projectId: string,
  span: Span,
): Promise<Books> {
  const year = fiscalYearAt(calendar.years, span.periode_min);
  const from = year ? fiscalMonths(year).first : span.periode_min;
  const rows = await sql.rows<SummaryRow>(
    `SELECT s.periode, s.boekjaar, s.soort, s.rekening AS account_id, a.groep AS "group",
            s.debet AS debit_cents, s.credit AS credit_cents
     FROM monthly_summary s
     JOIN sources v ON v.project_id = s.project_id AND v.source_no = s.source_no
     JOIN accounts a ON a.project_id = s.project_id AND a.rekening = s.rekening
     WHERE s.project_id = $1 AND s.periode BETWEEN $2 AND $3`,
    [projectId, from, span.periode_max],
  );
  const accounts = await sql.rows<BookedAccount>(
    'SELECT rekening, naam, groep FROM accounts WHERE project_id = $1 ORDER BY rekening',
    [projectId],
  );
  const byNumber = new Map(accounts.map((account) => [account.rekening, account]));
  return new Books(calendar, rows, byNumber);
}
