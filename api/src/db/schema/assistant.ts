import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, whole } from './columns.ts';
import { users } from './identity.ts';
import { organisations } from './organisations.ts';

const organisationId = () =>
  id('organisation_id')
    .notNull()
    .references(() => organisations.organisationId, { onDelete: 'cascade' });

/** Who turned the language model of the assistant on or off for an organisation; the last row counts. */
export const assistantConsents = pgTable(
  'assistant_consents',
  {
    organisationId: organisationId(),
    no: integer('no').notNull(),
    isOn: boolean('is_on').notNull(),
    userId: id('user_id').references(() => users.userId, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** What was shown then: provider, region, what is sent, how long it is kept. */
    terms: text('terms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.no] })],
);

/** For how many days an organisation keeps the chats of its people; without a row until they remove them. */
export const chatRetentions = pgTable('chat_retentions', {
  organisationId: organisationId().primaryKey(),
  days: integer('days').notNull(),
  userId: id('user_id').references(() => users.userId, { onDelete: 'set null' }),
  at: instant('at').notNull(),
});

/** What was asked of the language model, by person and day in the Netherlands. */
export const assistantUse = pgTable(
  'assistant_use',
  {
    organisationId: organisationId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    answers: integer('answers').notNull(),
    /** Of these, what was not whole: stopped, cut off, refused. */
    broken: integer('broken').notNull(),
    tokensIn: whole('tokens_in').notNull(),
    tokensOut: whole('tokens_out').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId, table.day] })],
);
