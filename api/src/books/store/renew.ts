import type { Sql } from '../../db/database.ts';
import { renewAccounts } from './renew-accounts.ts';
import { renewOpenItemsSoon } from '../open-items/renew.ts';
import { raiseBooksVersion } from './version.ts';

/** Makes anew what follows from the sources of a project; belongs in what changes them. */
export async function renewBooks(sql: Sql, projectId: string): Promise<void> {
  await renewAccounts(sql, projectId);
  await raiseBooksVersion(sql, projectId);
  await renewOpenItemsSoon(sql, projectId);
}

/** Makes anew what follows from the groups of accounts; belongs in what changes these. */
export async function renewGroups(sql: Sql, projectId: string): Promise<void> {
  const before = await owedAccounts(sql, projectId);
  await renewAccounts(sql, projectId);
  await raiseBooksVersion(sql, projectId);
  if ((await owedAccounts(sql, projectId)) !== before) await renewOpenItemsSoon(sql, projectId);
}

/** The accounts that open items stand on, as one text to compare. */
async function owedAccounts(sql: Sql, projectId: string): Promise<string> {
  const rows = await sql.rows(
    `SELECT rekening, groep FROM accounts
     WHERE project_id = $1 AND groep IN ('debiteuren', 'crediteuren') ORDER BY rekening`,
    [projectId],
  );
  return JSON.stringify(rows);
}
