import { isVatAccount, Summary, type SummaryRow } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import type { BookedYear } from '../periods/reports.ts';
import { loadBudgets } from './budgets.ts';
import type { BookedAccount, BooksData } from './data.ts';
import { daysMade } from '../columns/made-days.ts';
import { fiscalYearsOf } from '../years.ts';

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
  // Without the accounts: right after an import the database thinks that there are few of them, and
  // its plan of a join with 12,000 takes longer than a statement may.
  const ofAccounts = await sql.rows<Omit<SummaryRow, 'group'>>(
    `SELECT periode, boekjaar, soort, rekening AS rekening,
            debet - credit AS cents, debet AS debit_cents
     FROM monthly_summary
     WHERE project_id = $1 AND source_no IN (SELECT source_no FROM sources WHERE project_id = $1)`,
    [projectId],
  );
  const accounts = await sql.rows<AccountRow>(
    `SELECT rekening, naam, groep, type, rgs FROM accounts
     WHERE project_id = $1 ORDER BY rekening`,
    [projectId],
  );
  const groups = new Map(accounts.map(({ rekening, groep }) => [rekening, groep]));
  const rows = ofAccounts.flatMap((row): SummaryRow[] => {
    const group = groups.get(row.rekening);
    return group === undefined ? [] : [{ ...row, groep: group }];
  });
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
