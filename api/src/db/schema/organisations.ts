import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { MAIL_STATES, ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import { id, instant, whole } from './columns.ts';
import { users } from './identity.ts';

/** From then on it is treated as not there; null for what is (decision 0108). */
const removedAt = () => instant('removed_at');

export const organisations = pgTable(
  'organisations',
  {
    organisationId: id('organisation_id').primaryKey(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: removedAt(),
    removedBy: id('removed_by'),
  },
  (table) => [
    index('organisations_removed')
      .on(table.removedAt)
      .where(sql`removed_at IS NOT NULL`),
  ],
);

export const memberships = pgTable(
  'memberships',
  {
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    level: text('level', { enum: ORGANISATION_RIGHTS }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
);

export const projects = pgTable(
  'projects',
  {
    projectId: id('project_id').primaryKey(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Counts what changed the books: imports, undone imports, accounts, budgets. */
    booksVersion: whole('books_version').notNull().default(0),
    removedAt: removedAt(),
    removedBy: id('removed_by'),
    /** It went with its organisation, and comes back with it. */
    removedAlong: boolean('removed_along').notNull().default(false),
  },
  (table) => [
    index('projects_organisation').on(table.organisationId),
    index('projects_removed')
      .on(table.removedAt)
      .where(sql`removed_at IS NOT NULL`),
  ],
);

export const projectMembers = pgTable(
  'project_members',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    level: text('level', { enum: PROJECT_RIGHTS }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user').on(table.userId),
  ],
);

/** Where an invitation stands; of an open one the moment tells whether it is over. */
const KEPT_INVITATION_STATES = [
  'open',
  'wacht_op_akkoord',
  'aanvaard',
  'afgewezen',
  'ingetrokken',
] as const;

/** An invitation to an organisation (no project) or to a project with a level. */
export const invitations = pgTable(
  'invitations',
  {
    invitationId: id('invitation_id').primaryKey(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    projectId: id('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    level: text('level', { enum: PROJECT_RIGHTS }),
    invitedBy: id('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    state: text('state', { enum: KEPT_INVITATION_STATES }).notNull().default('open'),
    /** Who came with its secret. */
    acceptedBy: id('accepted_by').references(() => users.userId, { onDelete: 'set null' }),
    acceptedAt: instant('accepted_at'),
    mail: text('mail', { enum: MAIL_STATES }).notNull().default('uit'),
    mailProblem: text('mail_problem'),
  },
  (table) => [
    index('invitations_organisation').on(table.organisationId),
    index('invitations_expiry').on(table.expiresAt),
    index('invitations_email').on(sql`lower(${table.email})`),
  ],
);

/** What opens an invitation: hashes of the secret that was shown, and of each that was mailed. */
export const invitationSecrets = pgTable(
  'invitation_secrets',
  {
    tokenHash: text('token_hash').primaryKey(),
    invitationId: id('invitation_id')
      .notNull()
      .references(() => invitations.invitationId, { onDelete: 'cascade' }),
  },
  (table) => [index('invitation_secrets_invitation').on(table.invitationId)],
);

/** Mails of the last days, to hold organisations to what they may send. */
export const sentMails = pgTable(
  'sent_mails',
  {
    mailId: id('mail_id').primaryKey(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    recipientHash: text('recipient_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('sent_mails_organisation').on(table.organisationId, table.at),
    index('sent_mails_recipient').on(table.recipientHash, table.at),
  ],
);

/** Who did what, when. */
export const activities = pgTable(
  'activities',
  {
    activityId: id('activity_id').notNull(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    projectId: id('project_id'),
    userId: id('user_id'),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    description: text('description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.activityId] }),
    index('activities_at').on(table.organisationId, table.at),
    index('activities_project').on(table.projectId, table.at),
  ],
);

/**
 * What is gone for good: all that remains of an organisation or a project. It refers to nothing, and
 * holds nothing of what it was.
 */
export const erasures = pgTable('erasures', {
  id: id('id').primaryKey(),
  kind: text('kind', { enum: ['organisatie', 'project'] }).notNull(),
  removedAt: instant('removed_at').notNull(),
  erasedAt: instant('erased_at').notNull(),
  rule: text('rule').notNull(),
});
