import type { Sql } from '../db/database.ts';
import type { LedgerAccount } from '../ledger/index.ts';
import { LINE_COLUMNS } from './staging.ts';

const COLUMNS = LINE_COLUMNS.join(', ');

/** Moves the staged lines of an import into the ledger. */
export async function moveLines(
  sql: Sql,
  { projectId, importId, sourceNo }: { projectId: string; importId: string; sourceNo: number },
): Promise<void> {
  await sql.rows(
    `INSERT INTO journal_lines (${COLUMNS}, source_no)
     SELECT ${COLUMNS}, $3::int FROM staged_lines WHERE project_id = $1 AND import_id = $2`,
    [projectId, importId, sourceNo],
  );
  await sql.rows('DELETE FROM staged_lines WHERE project_id = $1 AND import_id = $2', [
    projectId,
    importId,
  ]);
}

/** Sums the lines of these fiscal years anew; the only place where the summary is written. */
export async function renewSummary(
  sql: Sql,
  projectId: string,
  boekjaren: readonly string[],
): Promise<void> {
  await sql.rows('DELETE FROM monthly_summary WHERE project_id = $1 AND boekjaar = ANY ($2)', [
    projectId,
    boekjaren,
  ]);
  await sql.rows(
    `INSERT INTO monthly_summary
       (project_id, periode, rekening, boekjaar, soort, debet, credit, aantal)
     SELECT project_id, periode, rekening, boekjaar, soort,
            coalesce(sum(cents) FILTER (WHERE cents > 0), 0),
            coalesce(-sum(cents) FILTER (WHERE cents < 0), 0), count(*)
     FROM journal_lines WHERE project_id = $1 AND boekjaar = ANY ($2)
     GROUP BY project_id, periode, rekening, boekjaar, soort`,
    [projectId, boekjaren],
  );
}

/** Keeps the accounts; a newer fiscal year has the last word on names and groups. */
export async function renewAccounts(
  sql: Sql,
  projectId: string,
  asOf: string,
  accounts: readonly LedgerAccount[],
): Promise<void> {
  const rows = [...new Map(accounts.map((account) => [account.account_id, account])).values()];
  await sql.rows(
    `INSERT INTO accounts (project_id, rekening, naam, type, groep, groep_bron, rgs, as_of)
     SELECT $1, rekening, naam, type, groep, groep_bron, rgs, $2::date
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       AS read (rekening, naam, type, groep, groep_bron, rgs)
     ON CONFLICT (project_id, rekening) DO UPDATE
       SET naam = excluded.naam, type = excluded.type, groep = excluded.groep,
           groep_bron = excluded.groep_bron, rgs = excluded.rgs, as_of = excluded.as_of
       WHERE excluded.as_of >= accounts.as_of`,
    [
      projectId,
      asOf,
      rows.map(({ account_id }) => account_id),
      rows.map(({ description }) => description),
      rows.map(({ type }) => type),
      rows.map(({ group }) => group),
      rows.map(({ group_source }) => group_source),
      rows.map(({ rgs_code }) => rgs_code),
    ],
  );
}
