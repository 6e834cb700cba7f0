import type { Sql } from '../db/database.ts';
import { isVatAccount, Summary, type SummaryRow } from '../ledger/index.ts';
import type { BookedYear } from '../periods/reports.ts';
import { loadBudgets } from './budgets.ts';
import type { BookedAccount, BooksData } from './data.ts';
import { daysMade } from './made-days.ts';
import { fiscalYearsOf } from './years.ts';

interface YearRow extends BookedYear {
  readonly source_no: number;
  readonly imported_at: string;
}

interface AccountRow extends BookedAccount {
  readonly type: string;
  readonly rgs: string | null;
}

/** Reads the books of a project: all months of the summary, no lines. */
export async function loadBooks(sql: Sql, projectId: string): Promise<BooksData> {
  const sources = await sql.rows<YearRow>(
    `SELECT source_no, boekjaar AS label, start_date, end_date, as_of, imported_at
     FROM sources WHERE project_id = $1 ORDER BY start_date, end_date`,
    [projectId],
  );
  const rows = await sql.rows<SummaryRow>(
    `SELECT s.periode, s.boekjaar, s.soort, s.rekening AS account_id, a.groep AS "group",
            s.debet - s.credit AS cents, s.debet AS debit_cents
     FROM monthly_summary s
     JOIN sources v ON v.project_id = s.project_id AND v.source_no = s.source_no
     JOIN accounts a ON a.project_id = s.project_id AND a.rekening = s.rekening
     WHERE s.project_id = $1`,
    [projectId],
  );
  const accounts = await sql.rows<AccountRow>(
    `SELECT rekening, naam, groep, type, rgs FROM accounts
     WHERE project_id = $1 ORDER BY rekening`,
    [projectId],
  );
  const ofVatCodes = await vatCodeAccounts(sql, projectId);
  const made = await daysMade(sql, projectId);
  const years = fiscalYearsOf(
    sources.map((source) => ({ ...source, read_to: made.get(source.source_no) })),
  );
  const months = monthsOf(rows);
  const [first, last] = [months[0], months[months.length - 1]];
  const updates = sources.map(({ imported_at }) => imported_at).sort();
  return {
    years,
    months: new Set(months),
    booked:
      first === undefined || last === undefined
        ? undefined
        : { periode_min: first, periode_max: last },
    updatedAt: updates[updates.length - 1] ?? null,
    accounts: new Map(
      accounts.map(({ rekening, naam, groep }) => [rekening, { rekening, naam, groep }]),
    ),
    vatAccounts: accounts
      .filter((account) => ofVatCodes.has(account.rekening) || isVatAccount(account))
      .filter(({ type }) => type === 'balans')
      .map(({ rekening }) => rekening),
    budgets: await loadBudgets(sql, projectId),
    summary: Summary.of(rows, new Map(years.map((year) => [year.label, year.start_date]))),
  };
}

/** Accounts that the VAT codes of the sources are posted on. */
async function vatCodeAccounts(sql: Sql, projectId: string): Promise<Set<string>> {
  const rows = await sql.rows<{ betalen: string | null; vorderen: string | null }>(
    `SELECT DISTINCT v.rekening_betalen AS betalen, v.rekening_vorderen AS vorderen
     FROM vat_codes v
     JOIN sources s ON s.project_id = v.project_id AND s.source_no = v.source_no
     WHERE v.project_id = $1`,
    [projectId],
  );
  const accounts = rows.flatMap(({ betalen, vorderen }) => [betalen, vorderen]);
  return new Set(accounts.filter((account) => account !== null));
}

function monthsOf(rows: readonly SummaryRow[]): number[] {
  const moved = rows.filter(({ soort }) => soort !== 'opening');
  return [...new Set(moved.map(({ periode }) => periode))].sort((one, other) => one - other);
}
