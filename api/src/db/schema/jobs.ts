import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, whole } from './columns.ts';

/** Jobs that are under way, and how often one has ended its thread or the program. */
export const jobEnds = pgTable(
  'job_ends',
  {
    kind: text('kind', { enum: ['import', 'recurring', 'open_items', 'suggestions'] }).notNull(),
    /** Import or project. */
    jobId: id('job_id').notNull(),
    /** Version of the books that it is about; another one is another job. */
    version: whole('version').notNull(),
    isUnderWay: boolean('is_under_way').notNull(),
    ends: integer('ends').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.jobId] })],
);
