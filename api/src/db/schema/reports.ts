import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { COMPARISONS, REPORT_TYPES, REPORT_VIEWS } from '@kengetal/contract';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';
import { projects } from './organisations.ts';

const reportColumns = {
  projectId: id('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  type: text('type', { enum: REPORT_TYPES }).notNull(),
  periodeMin: integer('periode_min').notNull(),
  periodeMax: integer('periode_max').notNull(),
};

/** Notes of bookkeepers beside reports; an empty note has no row. */
export const reportNotes = pgTable(
  'report_notes',
  {
    ...reportColumns,
    note: text('note').notNull(),
    /** Who wrote it last, null when that person is gone. */
    userId: id('user_id').references(() => users.userId, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.type, table.periodeMin, table.periodeMax] }),
  ],
);

/** Summaries as they were last made of a report, by how it is looked at. */
export const reportSummaries = pgTable(
  'report_summaries',
  {
    ...reportColumns,
    vergelijking: text('vergelijking', { enum: COMPARISONS }).notNull(),
    weergave: text('weergave', { enum: REPORT_VIEWS }).notNull(),
    /** Parts with their figures, as the call answers them. */
    parts: jsonb('parts').notNull(),
    /** What the text was made of; another basis makes it outdated. */
    basis: text('basis').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.projectId,
        table.type,
        table.periodeMin,
        table.periodeMax,
        table.vergelijking,
        table.weergave,
      ],
    }),
  ],
);
