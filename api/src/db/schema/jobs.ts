import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, whole } from './columns.ts';
import { organisations, projects } from './organisations.ts';

export const JOB_STATES = [
  'wachtend',
  'bezig',
  /** Failed as often as its kind may. */
  'mislukt',
  /** Put aside: it ended its thread or the program twice. */
  'apart',
] as const;

/** What is to be done in the background, by whichever program claims it (decision 0101). */
export const jobs = pgTable(
  'jobs',
  {
    jobId: id('job_id').primaryKey(),
    kind: text('kind').notNull(),
    /** What it is about, as an import or a project. */
    key: text('key').notNull(),
    /** Of what it is about; of another version it is another job, with a clean slate. */
    version: text('version').notNull(),
    /** Whose turn it takes. */
    organisationId: id('organisation_id').references(() => organisations.organisationId, {
      onDelete: 'cascade',
    }),
    projectId: id('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
    /** Jobs for which this is the same never run at the same time. */
    alone: text('alone').notNull(),
    size: whole('size').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull(),
    /** It does not begin before. */
    due: instant('due').notNull(),
    arrival: whole('arrival').generatedAlwaysAsIdentity().notNull(),
    /** How often it has failed by what may pass. */
    failures: integer('failures').notNull().default(0),
    /** How often it ended its thread or the program. */
    ends: integer('ends').notNull().default(0),
    /** The run of a program that has claimed it, until its lease ends. */
    worker: id('worker'),
    leaseUntil: instant('lease_until'),
    /** Whose lease ended before this one's began. */
    takenFrom: id('taken_from'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    progress: jsonb('progress'),
    /** Why it failed the last time. */
    error: text('error'),
  },
  (table) => [
    unique('jobs_of_key').on(table.kind, table.key),
    index('jobs_state').on(table.state, table.due),
    index('jobs_project').on(table.projectId),
    uniqueIndex('jobs_alone')
      .on(table.alone)
      .where(sql`state = 'bezig'`),
  ],
);

/** When organisations that have something waiting had their last turn. */
export const jobTurns = pgTable(
  'job_turns',
  {
    lane: text('lane').notNull(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    turn: bigint('turn', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lane, table.organisationId] })],
);

/** Files that were made for someone, by hash of the token that opens them. */
export const downloads = pgTable(
  'downloads',
  {
    tokenHash: text('token_hash').primaryKey(),
    name: text('name').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Of what it was made: no token opens what belongs to something that was removed. */
    organisationId: id('organisation_id'),
    projectId: id('project_id'),
  },
  (table) => [index('downloads_expiry').on(table.expiresAt)],
);

/** What all programs on this database must know alike and nobody else, as what cookies are signed with. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How often something was asked in a minute, by all programs together. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text('key').notNull(),
    /** Number of the minute since 1970. */
    minute: integer('minute').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.minute] }),
    index('rate_counts_minute').on(table.minute),
  ],
);
