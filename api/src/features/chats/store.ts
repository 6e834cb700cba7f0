import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { Chat } from '@kengetal/contract';
import { stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { chatMessages, chats } from '../../db/schema/index.ts';
import type { ChatPlace } from './messages.ts';

/** Title of a chat until it gets its own (specification §4). */
export const UNNAMED = 'Nieuwe Chat';

/** As many as are shown at once; older ones are found by searching. */
const MOST = 200;
/** Words that are searched; who pastes a sentence is helped by its beginning. */
const MOST_WORDS = 12;

/** All that was said in a chat, with the tables of its answers. */
const SAID = sql`(SELECT string_agg(concat_ws(' ', ${chatMessages.content}, (
    SELECT string_agg(call->'function'->>'result', ' ')
    FROM jsonb_array_elements(coalesce(${chatMessages.toolCalls}, '[]')) call
  )), ' ')
  FROM ${chatMessages}
  WHERE ${chatMessages.projectId} = ${chats.projectId} AND ${chatMessages.chatId} = ${chats.chatId})`;

interface Owner {
  readonly projectId: string;
  readonly userId: string;
}

/**
 * Someone's own chats in a project in which something was said, newest first; with `search` those
 * of which the name, what was said or a table of an answer holds each of its words.
 */
export async function chatsOf(
  { orm }: Database,
  { projectId, userId }: Owner,
  search = '',
): Promise<Chat[]> {
  const patterns = patternsOf(search).map((pattern) => sql`${pattern}`);
  const found = sql`concat_ws(' ', ${chats.name}, ${SAID}) ~* ALL (ARRAY[${sql.join(patterns, sql`, `)}])`;
  const inChat = and(
    eq(chatMessages.projectId, chats.projectId),
    eq(chatMessages.chatId, chats.chatId),
  );
  const rows = await orm
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.projectId, projectId),
        eq(chats.userId, userId),
        exists(orm.select({ no: chatMessages.no }).from(chatMessages).where(inChat)),
        patterns.length > 0 ? found : undefined,
      ),
    )
    .orderBy(desc(chats.createdAt), desc(chats.chatId))
    .limit(MOST);
  return rows.map(chatOf);
}

/** Begins a chat; nothing has been said in it yet. Without a name it gets one from what is. */
export async function createChat(
  { orm }: Sql,
  clock: Clock,
  { name, ...owner }: Owner & { readonly name: string | undefined },
): Promise<Chat> {
  const isNamed = name !== undefined;
  const named = { name: name ?? UNNAMED, isNamed, chatId: randomUUID() };
  const row = { ...owner, ...named, createdAt: stamp(clock) };
  await orm.insert(chats).values(row);
  return chatOf(row);
}

/** The chat of a person, wherever it is; undefined when there is none. */
export async function ownChat(
  { orm }: Sql,
  userId: string,
  chatId: string,
): Promise<(Chat & Pick<typeof chats.$inferSelect, 'projectId' | 'isNamed'>) | undefined> {
  const [row] = await orm
    .select()
    .from(chats)
    .where(and(eq(chats.chatId, chatId), eq(chats.userId, userId)));
  return row && { ...chatOf(row), projectId: row.projectId, isNamed: row.isNamed };
}

/** Where a chat of a person stands, and the name that it was given, if any. Throws not_found. */
export async function placeOf(
  sql: Sql,
  userId: string,
  chatId: string,
): Promise<ChatPlace & { readonly given: string | undefined }> {
  const chat = await ownChat(sql, userId, chatId);
  if (!chat) throw new DomainError('not_found');
  const given = chat.isNamed ? chat.chat_name : undefined;
  // The id as it is kept: another may have written it in capitals.
  return { projectId: chat.projectId, chatId: chat.chat_id, given };
}

/** Has a chat be about a suggestion; true when it was not. */
export async function discuss(
  sql: Sql,
  { projectId, chatId }: ChatPlace,
  suggestionId: string,
): Promise<boolean> {
  const changed = await sql.rows(
    `UPDATE chats SET suggestion_id = $3
     WHERE project_id = $1 AND chat_id = $2 AND suggestion_id IS DISTINCT FROM $3 RETURNING chat_id`,
    [projectId, chatId, suggestionId],
  );
  return changed.length > 0;
}

/** The suggestion that a chat is about, or null. */
export async function suggestionOf(
  { orm }: Sql,
  { projectId, chatId }: ChatPlace,
): Promise<string | null> {
  const [chat] = await orm
    .select({ suggestionId: chats.suggestionId })
    .from(chats)
    .where(and(eq(chats.projectId, projectId), eq(chats.chatId, chatId)));
  return chat?.suggestionId ?? null;
}

/** Gives a chat another name; one that was given is left alone by what is made of its words. */
export async function renameChat(
  { orm }: Sql,
  chatId: string,
  { name, isGiven }: { readonly name: string; readonly isGiven: boolean },
): Promise<void> {
  const change = isGiven ? { name, isNamed: true } : { name };
  const made = isGiven ? undefined : eq(chats.isNamed, false);
  await orm
    .update(chats)
    .set(change)
    .where(and(eq(chats.chatId, chatId), made));
}

/** Keeps a chat where it is until a transaction ends. Throws not_found where it was removed. */
export async function holdChat({ orm }: Sql, { projectId, chatId }: ChatPlace): Promise<void> {
  const held = await orm
    .select({ chatId: chats.chatId })
    .from(chats)
    .where(and(eq(chats.projectId, projectId), eq(chats.chatId, chatId)))
    .for('key share');
  if (held.length === 0) throw new DomainError('not_found');
}

/** Removes a chat with all that was said in it. */
export async function deleteChat({ orm }: Sql, chatId: string): Promise<void> {
  await orm.delete(chats).where(eq(chats.chatId, chatId));
}

type Named = Pick<typeof chats.$inferSelect, 'chatId' | 'name' | 'createdAt'>;

function chatOf({ chatId, name, createdAt }: Named): Chat {
  return { chat_id: chatId, chat_name: name, created_at: createdAt };
}

/** The words that are searched, without what stands around them in a sentence, as patterns. */
function patternsOf(search: string): string[] {
  return search
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/^["“”„'‘’«»]{1,9}|["“”'‘’«».,;:?!]{1,9}$/g, ''))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map(patternOf);
}

const ACCENTED = ['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõöø', 'uùúûü', 'yýÿ'];

/**
 * What is said as a word, whatever its accents: not what a link leads to, `](figure:a12)`. To leave
 * that out of the text would take a second in a hundred chats.
 */
function patternOf(word: string): string {
  const pattern = [...word].map((letter) => {
    const accented = ACCENTED.find(([plain]) => plain === letter.toLowerCase());
    return accented
      ? `[${accented}${accented.toUpperCase()}]`
      : letter.replace(/[$()*+.?[\\\]^{|}]/, '\\$&');
  });
  if (/^\d+$/.test(word)) pattern.unshift('(^|[^act\\d])\\d*');
  if ('figure'.includes(word.toLowerCase())) pattern.push('(?!\\w*:[act]\\d+\\))');
  return pattern.join('');
}
