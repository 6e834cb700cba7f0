import type { Sql } from '../../db/database.ts';
import { nextSlice } from '../../slices.ts';
import type { Budget } from './data.ts';

interface BudgetRow {
  readonly boekjaar: string;
  readonly filename: string;
}

/** JSON arrays in the same order, as those of sums are. */
interface MonthRow {
  readonly boekjaar: string;
  readonly periode: number;
  readonly rekeningen: string;
  readonly cents: string;
}

/** The budgets of a project, oldest fiscal year first. */
export async function loadBudgets(sql: Sql, projectId: string): Promise<Budget[]> {
  const budgets = await sql.rows<BudgetRow>(
    `SELECT boekjaar, filename FROM budgets
     WHERE project_id = $1 ORDER BY periode_min`,
    [projectId],
  );
  if (budgets.length === 0) return [];
  const rows = await sql.rows<MonthRow>(
    `SELECT boekjaar, periode, to_json(rekeningen)::text AS rekeningen, to_json(cents)::text AS cents
     FROM budget_months WHERE project_id = $1 ORDER BY boekjaar, periode`,
    [projectId],
  );
  const loaded: Budget[] = [];
  for (const budget of budgets) {
    const own = rows.filter(({ boekjaar }) => boekjaar === budget.boekjaar);
    const months = own.map(({ periode }) => periode);
    loaded.push({ ...budget, months, amounts: await amountsOf(own) });
  }
  return loaded;
}

/** In slices: a month of all accounts at a time. */
async function amountsOf(months: readonly MonthRow[]): Promise<Budget['amounts']> {
  const amounts = new Map<string, Float64Array>();
  for (const [place, month] of months.entries()) {
    await nextSlice();
    const cents = JSON.parse(month.cents) as number[];
    (JSON.parse(month.rekeningen) as string[]).forEach((rekening, index) => {
      const ofAccount = amounts.get(rekening) ?? new Float64Array(months.length);
      ofAccount[place] = cents[index] ?? 0;
      amounts.set(rekening, ofAccount);
    });
  }
  return amounts;
}
