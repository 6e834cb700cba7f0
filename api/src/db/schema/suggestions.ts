import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { DETECTORS } from '@kengetal/contract';
import { id, instant, whole } from './columns.ts';
import { users } from './identity.ts';
import { projects } from './organisations.ts';

const projectId = () =>
  id('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' });

const person = (name: string) => id(name).references(() => users.userId, { onDelete: 'set null' });

/** What was found in the books of a project, and what people said of it (decision 0099). */
export const suggestions = pgTable(
  'suggestions',
  {
    projectId: projectId(),
    /** Made of project, detector and key: what is found again is the same suggestion. */
    suggestionId: id('suggestion_id').notNull(),
    detector: text('detector', { enum: DETECTORS }).notNull(),
    /** As it was last found. */
    finding: jsonb('finding').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What people said last. */
    answer: text('answer', {
      enum: ['nieuw', 'in_behandeling', 'afgehandeld', 'niet_relevant'],
    }).notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: person('answered_by'),
    reason: text('reason'),
    assignee: person('assignee'),
    /** Cents that it weighed when it was set aside. */
    asideWeight: whole('aside_weight'),
    /** What made it come back after it was set aside, in words. */
    changed: text('changed'),
    /** Why the books no longer show it, null as long as they do, and since when. */
    gone: text('gone', { enum: ['opgelost', 'tijd', 'later', 'weg'] }),
    goneAt: instant('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.suggestionId] }),
    index('suggestions_id').on(table.suggestionId),
  ],
);

/** What happened to a suggestion, in order; it is added to and never changed. */
export const suggestionEvents = pgTable(
  'suggestion_events',
  {
    projectId: id('project_id').notNull(),
    suggestionId: id('suggestion_id').notNull(),
    no: whole('no').generatedAlwaysAsIdentity().notNull(),
    at: instant('at').notNull(),
    /** Null where the books did it, or where that person is gone. */
    userId: person('user_id'),
    what: jsonb('what').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.suggestionId, table.no] }),
    foreignKey({
      name: 'suggestion_events_suggestion_fk',
      columns: [table.projectId, table.suggestionId],
      foreignColumns: [suggestions.projectId, suggestions.suggestionId],
    }).onDelete('cascade'),
  ],
);

/** What the suggestions of a project were last looked for in. */
export const suggestionChecks = pgTable('suggestion_checks', {
  projectId: projectId().primaryKey(),
  /** Version of the books and of what editors said of series; null before the first look. */
  state: text('state'),
  day: date('day'),
  /** Last month that was booked then. */
  reach: integer('reach'),
  at: instant('at'),
  /** State and day that could not be looked through. */
  failed: text('failed'),
});

/** Detectors that people were asked about: which are quiet in a project. */
export const quietDetectors = pgTable(
  'quiet_detectors',
  {
    projectId: projectId(),
    detector: text('detector', { enum: DETECTORS }).notNull(),
    isQuiet: boolean('is_quiet').notNull(),
    userId: person('user_id'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.detector] })],
);
