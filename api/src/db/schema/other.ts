import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';
import { projects } from './organisations.ts';

/** Conversations with the assistant; its messages come with the assistant. */
export const chats = pgTable(
  'chats',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    chatId: id('chat_id').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.chatId] }),
    index('chats_id').on(table.chatId),
    index('chats_of_user').on(table.projectId, table.userId, table.createdAt),
  ],
);

/**
 * Loads, errors and web vitals of the parts in browsers: a row per day, kind (of vitals their name),
 * part, its version, and the release of the shell that it ran in.
 */
export const partCounts = pgTable(
  'part_counts',
  {
    day: text('day').notNull(),
    kind: text('kind').notNull(),
    part: text('part').notNull(),
    /** Empty of remotes in what was counted before it was kept. */
    version: text('version').notNull(),
    release: text('release').notNull(),
    count: integer('count').notNull(),
    /** How many of what was measured fell into each bucket; empty where nothing is measured. */
    measured: integer('measured').array().notNull(),
    lastMessage: text('last_message'),
  },
  ({ day, kind, part, version, release }) => [
    primaryKey({ columns: [day, kind, part, version, release] }),
  ],
);
