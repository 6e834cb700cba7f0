import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Loads and errors of the parts in browsers, one row per kind, part and release. */
export const telemetryCounts = pgTable(
  'telemetry_counts',
  {
    day: text('day').notNull(),
    kind: text('kind').notNull(),
    part: text('part').notNull(),
    release: text('release').notNull(),
    count: integer('count').notNull(),
    lastMessage: text('last_message'),
    lastDetail: jsonb('last_detail'),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.part, table.release] })],
);
