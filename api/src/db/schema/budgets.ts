import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, whole } from './columns.ts';
import { projects } from './organisations.ts';

/** The budget of one fiscal year as it was last uploaded; kept over imports. */
export const budgets = pgTable(
  'budgets',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    boekjaar: text('boekjaar').notNull(),
    /** First and last month of the fiscal year when it was uploaded. */
    periodeMin: integer('periode_min').notNull(),
    periodeMax: integer('periode_max').notNull(),
    filename: text('filename').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    userId: id('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.boekjaar] })],
);

/** What is budgeted for an account in a month, also of accounts that the books do not have (yet). */
export const budgetAmounts = pgTable(
  'budget_amounts',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    boekjaar: text('boekjaar').notNull(),
    rekening: text('rekening').notNull(),
    periode: integer('periode').notNull(),
    /** Debit positive, as lines are. */
    cents: whole('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.boekjaar, table.rekening, table.periode] }),
  ],
);
