import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ChatMessage, Question } from '@kengetal/contract';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';
import { projects } from './organisations.ts';

/** Conversations with the assistant. */
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
    /** What it began from, where that is a suggestion. */
    suggestionId: id('suggestion_id'),
    /** Its name was chosen, and is not made of what is said. */
    isNamed: boolean('is_named').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.chatId] }),
    index('chats_id').on(table.chatId),
    index('chats_of_user').on(table.projectId, table.userId, table.createdAt),
  ],
);

/** What was said in a conversation, in order. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    projectId: id('project_id').notNull(),
    chatId: id('chat_id').notNull(),
    no: integer('no').notNull(),
    messageId: id('message_id').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    /** Of a question what was on the screen, and what was clicked where it was not said in words. */
    context: text('context'),
    question: jsonb('question').$type<Question>(),
    toolCalls: jsonb('tool_calls').$type<ChatMessage['tool_calls']>(),
    figures: jsonb('figures').$type<ChatMessage['figures']>(),
    /** Of an answer who worded it; and, as long as it is made, or when it is not whole, that. */
    door: text('door', { enum: ['grammatica', 'model'] }),
    state: text('state', { enum: ['bezig', 'klaar', 'gestopt', 'afgebroken'] }).notNull(),
    /** The run of a program that makes it, or made it. */
    worker: id('worker'),
    /** Version of the books that its figures are of. */
    booksVersion: bigint('books_version', { mode: 'number' }),
    verdict: text('verdict', { enum: ['goed', 'fout'] }),
    verdictReason: text('verdict_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.chatId, table.no] }),
    foreignKey({
      columns: [table.projectId, table.chatId],
      foreignColumns: [chats.projectId, chats.chatId],
    }).onDelete('cascade'),
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
