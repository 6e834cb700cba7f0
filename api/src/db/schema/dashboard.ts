import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CashBlock } from '@kengetal/contract/api';
import { id } from './columns.ts';
import { projects } from './organisations.ts';

/** The expectation of money as it was last made (decision 0105). */
export const cashExpectations = pgTable('cash_expectations', {
  projectId: id('project_id')
    .primaryKey()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  /** Version of the books and of what editors said of series, and the day. */
  state: text('state').notNull(),
  day: date('day').notNull(),
  /** Null for books of which nothing can be expected. */
  block: jsonb('block').$type<CashBlock>(),
});
