import type { Sql } from '../../db/database.ts';
import type { Budget } from './data.ts';

interface BudgetRow {
  readonly boekjaar: string;
  readonly filename: string;
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
    `SELECT boekjaar, filename FROM budgets
     WHERE project_id = $1 ORDER BY periode_min`,
    [projectId],
  );
  if (budgets.length === 0) return [];
  const rows = await sql.rows<AmountRow>(
    'SELECT boekjaar, rekening, periode, cents FROM budget_amounts WHERE project_id = $1',
    [projectId],
  );
  return budgets.map((budget) => {
    const own = rows.filter(({ boekjaar }) => boekjaar === budget.boekjaar);
    const months = new Set(own.map(({ periode }) => periode));
    return { ...budget, months, amounts: amountsOf(own) };
  });
}

function amountsOf(rows: readonly AmountRow[]): Budget['amounts'] {
  const amounts = new Map<string, Map<number, number>>();
  for (const row of rows) {
    const months = amounts.get(row.rekening) ?? new Map<number, number>();
    amounts.set(row.rekening, months.set(row.periode, row.cents));
  }
  return amounts;
}
