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

/**
 * What is budgeted in a month for each account, also of accounts that the books do not have (yet). A
 * row for each amount would take thirty times as long to keep, for which everybody waits on the
 * embedded database.
 */
export const budgetMonths = pgTable(
  'budget_months',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    boekjaar: text('boekjaar').notNull(),
    periode: integer('periode').notNull(),
    rekeningen: text('rekeningen').array().notNull(),
    /** Of the account in the same place, debit positive, as lines are. */
    cents: whole('cents').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.boekjaar, table.periode] })],
);
