import {
  isVatAccount,
  Summary,
  SummaryMaking,
  type FiscalYear,
  type GroupKey,
  type SummaryKey,
} from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import type { BookedYear } from '../periods/reports.ts';
import { lackingIn } from '../periods/lacking.ts';
import { isOfPerson } from '../legal-form.ts';
import { loadBudgets } from './budgets.ts';
import type { BookedAccount, BooksData } from './data.ts';
import { otherCreditors } from './other-creditors.ts';
import { daysMade } from '../columns/made-days.ts';
import { fiscalYearsOf } from '../years.ts';
import { inSlices, nextSlice } from '../../slices.ts';

interface YearRow extends BookedYear {
  readonly source_no: number;
  readonly imported_at: string;
}

interface AccountRow extends BookedAccount {
  readonly type: string;
  readonly rgs: string | null;
}

/** JSON arrays, each in the same order: a row for each account would keep the event loop for long. */
interface SumsRow extends SummaryKey {
  readonly rekeningen: string;
  readonly cents: string;
  readonly debit_cents: string;
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
  const sums = await sql.rows<SumsRow>(
    `SELECT periode, boekjaar, soort, json_agg(rekening)::text AS rekeningen,
            json_agg(debet - credit)::text AS cents, json_agg(debet)::text AS debit_cents
     FROM monthly_summary
     WHERE project_id = $1 AND source_no IN (SELECT source_no FROM sources WHERE project_id = $1)
     GROUP BY periode, boekjaar, soort, source_no`,
    [projectId],
  );
  const accounts = await sql.rows<AccountRow>(
    `SELECT rekening, naam, groep, type, rgs FROM accounts
     WHERE project_id = $1 ORDER BY rekening`,
    [projectId],
  );
  const ofVat = await accountsOfVat(sql, projectId);
  const made = await daysMade(sql, projectId);
  const years = fiscalYearsOf(
    sources.map((source) => ({ ...source, read_to: made.get(source.source_no) })),
  );
  const groups = new Map(accounts.map(({ rekening, groep }) => [rekening, groep]));
  const summary = await summaryOf(sums, groups, years);
  const months = monthsOf(sums);
  const booked = new Set(months);
  const [first, last] = [months[0], months[months.length - 1]];
  const updates = sources.map(({ imported_at }) => imported_at).sort();
  return {
    years,
    months: booked,
    booked:
      first === undefined || last === undefined
        ? undefined
        : { periode_min: first, periode_max: last },
    updatedAt: updates[updates.length - 1] ?? null,
    accounts: new Map(
      accounts.map(({ rekening, naam, groep }) => [rekening, { rekening, naam, groep }]),
    ),
    vatAccounts: accounts
      .filter((account) => ofVat.has(account.rekening) || isVatAccount(account))
      .filter(({ type }) => type === 'balans')
      .map(({ rekening }) => rekening),
    isOfPerson: isOfPerson(accounts.filter(({ rekening }) => summary.has(rekening))),
    otherCreditors: await otherCreditors(sql, projectId, accounts),
    lacking: lackingIn({ years, months: booked, summary }, accounts),
    budgets: await loadBudgets(sql, projectId),
    summary,
  };
}

/** In slices: a month of all accounts at a time. */
async function summaryOf(
  rows: readonly SumsRow[],
  groups: ReadonlyMap<string, GroupKey>,
  years: readonly FiscalYear[],
): Promise<Summary> {
  const starts = new Map(years.map((year) => [year.label, year.start_date]));
  const making = new SummaryMaking(rows, starts);
  for (const row of rows) {
    await nextSlice();
    const [cents, debits] = [numbersOf(row.cents), numbersOf(row.debit_cents)];
    const ofAccounts = (JSON.parse(row.rekeningen) as string[]).flatMap((rekening, place) => {
      const groep = groups.get(rekening);
      if (groep === undefined) return [];
      return [{ rekening, groep, cents: cents[place] ?? 0, debit_cents: debits[place] ?? 0 }];
    });
    making.add(row, ofAccounts);
  }
  return new Summary(await inSlices(making.made()));
}

const numbersOf = (json: string) => JSON.parse(json) as number[];

/**
 * Accounts that the VAT codes of the sources are posted on, on which VAT of other lines stands, and
 * that an editor placed.
 */
async function accountsOfVat(sql: Sql, projectId: string): Promise<Set<string>> {
  const rows = await sql.rows<{ rekening: string | null }>(
    `SELECT v.rekening_betalen AS rekening FROM vat_codes v ${OF_SOURCES} 
     UNION SELECT v.rekening_vorderen FROM vat_codes v ${OF_SOURCES}
     UNION SELECT v.rekening FROM vat_months v ${OF_SOURCES} AND v.rekening = v.btw_rekening
     UNION SELECT sleutel FROM vat_choices
       WHERE project_id = $1 AND soort = 'rekening'`,
    [projectId],
  );
  return new Set(rows.flatMap(({ rekening }) => rekening ?? []));
}

const OF_SOURCES = `JOIN sources s ON s.project_id = v.project_id AND s.source_no = v.source_no
  WHERE v.project_id = $1`;

function monthsOf(rows: readonly SummaryKey[]): number[] {
  const moved = rows.filter(({ soort }) => soort !== 'opening');
  return [...new Set(moved.map(({ periode }) => periode))].sort((one, other) => one - other);
}
