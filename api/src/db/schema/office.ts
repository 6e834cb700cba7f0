import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { projects } from './organisations.ts';

/** How each administration stands, for the page of an office (decision 0113). */
export const officeRows = pgTable('office_rows', {
  projectId: id('project_id')
    .primaryKey()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  /** Version of the books and day that it is of. */
  state: text('state').notNull(),
  at: instant('at').notNull(),
  /** As the API answers it; null while nothing is booked. */
  books: jsonb('books'),
  /** Its amounts, as they open. */
  figures: jsonb('figures'),
});
