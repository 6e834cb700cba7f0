import type { Budget } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import { raiseBooksVersion } from '../../books/store/version.ts';
import type { Sql } from '../../db/database.ts';
import type { Budgeted } from './file/task.ts';

/** A budget as it is kept. */
export interface StoredBudget extends Span {
  readonly projectId: string;
  readonly boekjaar: string;
  readonly filename: string;
  readonly uploadedAt: string;
  readonly userId: string;
  readonly months: Budgeted['months'];
}

/** Budgets of a project, newest fiscal year first. */
export function storedBudgets(sql: Sql, projectId: string): Promise<Budget[]> {
  return sql.rows<Budget>(
    `SELECT b.boekjaar, b.filename, b.uploaded_at, coalesce(u.name, '') AS user_name,
            sums.accounts, coalesce(sums.result, 0)::bigint AS result_cents
     FROM budgets b
     LEFT JOIN users u ON u.user_id = b.user_id
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS accounts, -sum(each.cents) FILTER (
                WHERE a.type = 'resultaat' AND a.groep <> 'resultaatbestemming') AS result
       FROM (
         SELECT amount.rekening, sum(amount.cents) AS cents FROM budget_months m
         CROSS JOIN unnest(m.rekeningen, m.cents) AS amount (rekening, cents)
         WHERE m.project_id = b.project_id AND m.boekjaar = b.boekjaar
         GROUP BY amount.rekening) each
       LEFT JOIN accounts a ON a.project_id = b.project_id AND a.rekening = each.rekening) sums
     WHERE b.project_id = $1
     ORDER BY b.periode_min DESC`,
    [projectId],
  );
}

/** Puts a budget in the place of that of its fiscal year. */
export async function replaceBudget(sql: Sql, budget: StoredBudget): Promise<void> {
  const { projectId, boekjaar, months } = budget;
  await removeBudget(sql, projectId, boekjaar);
  await sql.rows(
    `INSERT INTO budgets (project_id, boekjaar, periode_min, periode_max, filename, uploaded_at, user_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      projectId,
      boekjaar,
      budget.periode_min,
      budget.periode_max,
      budget.filename,
      budget.uploadedAt,
      budget.userId,
    ],
  );
  for (const { periode, rekeningen, cents } of months) {
    await sql.rows(
      `INSERT INTO budget_months (project_id, boekjaar, periode, rekeningen, cents)
       SELECT $1, $2, $3, ARRAY(SELECT json_array_elements_text($4)),
              ARRAY(SELECT json_array_elements_text($5)::bigint)`,
      [projectId, boekjaar, periode, rekeningen, cents],
    );
  }
  await raiseBooksVersion(sql, projectId);
}

/** @returns whether there was one */
export async function removeBudget(
  sql: Sql,
  projectId: string,
  boekjaar: string,
): Promise<boolean> {
  const key = [projectId, boekjaar];
  await sql.rows('DELETE FROM budget_months WHERE project_id = $1 AND boekjaar = $2', key);
  const removed = await sql.rows(
    'DELETE FROM budgets WHERE project_id = $1 AND boekjaar = $2 RETURNING boekjaar',
    key,
  );
  if (removed.length > 0) await raiseBooksVersion(sql, projectId);
  return removed.length > 0;
}
