import type { Sql } from '../db/database.ts';
import type { Budget } from './data.ts';

interface BudgetRow {
  readonly boekjaar: string;
  readonly filename: string;
  readonly periode_min: number;
  readonly periode_max: number;
}

interface AmountRow {
  readonly boekjaar: string;
  readonly rekening: string;
  readonly periode: number;
  readonly cents: number;
}

/** The budgets of a project, oldest fiscal year first. */
export async function loadBudgets(sql: Sql, projectId: string): Promise<Budget[]> {
  const budgets = await sql.rows<BudgetRow>(
    `SELECT boekjaar, filename, periode_min, periode_max FROM budgets
     WHERE project_id = $1 ORDER BY periode_min`,
    [projectId],
  );
  if (budgets.length === 0) return [];
  const rows = await sql.rows<AmountRow>(
    'SELECT boekjaar, rekening, periode, cents FROM budget_amounts WHERE project_id = $1',
    [projectId],
  );
  return budgets.map((budget) => ({ ...budget, amounts: amountsOf(rows, budget.boekjaar) }));
}

function amountsOf(rows: readonly AmountRow[], boekjaar: string): Budget['amounts'] {
  const amounts = new Map<string, Map<number, number>>();
  for (const row of rows) {
    if (row.boekjaar !== boekjaar) continue;
    const months = amounts.get(row.rekening) ?? new Map<number, number>();
    amounts.set(row.rekening, months.set(row.periode, row.cents));
  }
  return amounts;
}
