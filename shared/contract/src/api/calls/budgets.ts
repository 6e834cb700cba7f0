import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { download, warning } from '../entities.ts';
import { LIMITS, refusalOf } from '../../limits.ts';
import { cents, id, instant } from '../primitives.ts';

const editor = { scope: 'project', level: 'bewerker', field: 'project_id' } as const;

/** The budget of one fiscal year as it was last uploaded. */
const budget = z.object({
  boekjaar: z.string(),
  filename: z.string(),
  uploaded_at: instant,
  user_name: z.string(),
  /** Accounts with an amount. */
  accounts: z.int(),
  /** Result that the budget adds up to, profit positive. */
  result_cents: cents,
});

export const budgetCalls = defineCalls({
  budgets: {
    method: 'GET',
    path: '/budgets',
    summary: 'Budgets of a project, newest fiscal year first',
    access: { scope: 'project', level: 'lezer', field: 'project_id' },
    query: z.object({ project_id: id }),
    response: z.array(budget),
  },
  uploadBudget: {
    method: 'POST',
    path: '/budget',
    summary: 'A budget per account and month as XLSX or CSV; replaces that of its fiscal year',
    access: editor,
    // Base64 has four characters for three bytes.
    bodyLimit: LIMITS.budgetFile.max * 1.5,
    body: z.object({
      project_id: id,
      boekjaar: z.string().min(4).max(20),
      filename: z.string().min(1).max(255),
      /** The file in base64. */
      content: z
        .string()
        .max(Math.ceil(LIMITS.budgetFile.max / 3) * 4, refusalOf(LIMITS.budgetFile)),
    }),
    response: z.object({ budget, warnings: z.array(warning) }),
  },
  deleteBudget: {
    method: 'DELETE',
    path: '/budget',
    summary: 'Removes the budget of a fiscal year',
    access: editor,
    body: z.object({ project_id: id, boekjaar: z.string().min(4).max(20) }),
  },
  budgetTemplate: {
    method: 'POST',
    path: '/budget/template',
    summary: 'A file to fill in: accounts by months, with the figures of the year before',
    access: { scope: 'project', level: 'lezer', field: 'project_id' },
    body: z.object({
      project_id: id,
      boekjaar: z.string().min(4).max(20),
      format: z.enum(['xlsx', 'csv']),
    }),
    response: download,
  },
});

export type Budget = z.infer<typeof budget>;
