import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RecurringAction } from '@kengetal/contract/api';
import type { ChosenSeries, Occurrence, RecurringSeries } from '@kengetal/ledger';
import { id, instant, whole } from './columns.ts';
import { projects } from './organisations.ts';

const projectId = () =>
  id('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' });

/** What was last found to come back in the books of a project. */
export const recurringRuns = pgTable('recurring_runs', {
  projectId: projectId().primaryKey(),
  /** Version of the books that was looked through. */
  booksVersion: whole('books_version').notNull(),
  /** First and last day of the data, null without any. */
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  found: jsonb('found').$type<RecurringSeries[]>().notNull(),
  at: instant('at').notNull(),
});

/** What editors said of series, in order; it is applied anew to what each run finds. */
export const recurringChanges = pgTable(
  'recurring_changes',
  {
    projectId: projectId(),
    changeId: id('change_id').notNull(),
    place: whole('place').generatedAlwaysAsIdentity().notNull(),
    userId: id('user_id').notNull(),
    at: instant('at').notNull(),
    action: jsonb('action').$type<RecurringAction>().notNull(),
    /** Last day of the data when it was said: what came later was not seen. */
    seen: date('seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.changeId] }),
    index('recurring_changes_place').on(table.projectId, table.place),
  ],
);

/** The series as pages show them: what was found with what editors said. */
export const recurringSeries = pgTable(
  'recurring_series',
  {
    projectId: projectId(),
    seriesId: text('series_id').notNull(),
    place: integer('place').notNull(),
    /** Without the evidence of occurrences that no page shows. */
    series: jsonb('series').$type<ChosenSeries>().notNull(),
    occurrences: jsonb('occurrences').$type<Occurrence[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seriesId] })],
);
