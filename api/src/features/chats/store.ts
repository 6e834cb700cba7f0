import { randomUUID } from 'node:crypto';
import { and, desc, eq, ilike } from 'drizzle-orm';
import type { Chat } from '@kengetal/contract';
import { stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { chats } from '../../db/schema/index.ts';

/** Title of a chat until it gets its own (specification §4). */
export const UNNAMED = 'Nieuwe Chat';

/** As many as are shown at once; older ones are found by searching. */
const MOST = 200;

interface Owner {
  readonly projectId: string;
  readonly userId: string;
}

/** Someone's own chats in a project, newest first; with `search` those whose name holds it. */
export async function chatsOf(
  { orm }: Database,
  { projectId, userId }: Owner,
  search = '',
): Promise<Chat[]> {
  const rows = await orm
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.projectId, projectId),
        eq(chats.userId, userId),
        search.trim() ? ilike(chats.name, `%${literally(search.trim())}%`) : undefined,
      ),
    )
    .orderBy(desc(chats.createdAt), desc(chats.chatId))
    .limit(MOST);
  return rows.map(chatOf);
}

/** Begins a chat; nothing has been said in it yet. */
export async function createChat(
  { orm }: Sql,
  clock: Clock,
  { projectId, userId, name }: Owner & { readonly name: string },
): Promise<Chat> {
  const row = { projectId, userId, name, chatId: randomUUID(), createdAt: stamp(clock) };
  await orm.insert(chats).values(row);
  return chatOf(row);
}

/** The chat of a person, wherever it is; undefined when there is none. */
export async function ownChat(
  { orm }: Sql,
  userId: string,
  chatId: string,
): Promise<(Chat & { readonly projectId: string }) | undefined> {
  const [row] = await orm
    .select()
    .from(chats)
    .where(and(eq(chats.chatId, chatId), eq(chats.userId, userId)));
  return row && { ...chatOf(row), projectId: row.projectId };
}

/** Where a chat of a person stands, and what it is called. Throws not_found. */
export async function placeOf(
  sql: Sql,
  userId: string,
  chatId: string,
): Promise<{ readonly projectId: string; readonly chatId: string; readonly name: string }> {
  const chat = await ownChat(sql, userId, chatId);
  if (!chat) throw new DomainError('not_found');
  return { projectId: chat.projectId, chatId, name: chat.chat_name };
}

/** Has a chat be about a suggestion; true when it was not. */
export async function discuss(
  sql: Sql,
  { projectId, chatId }: { readonly projectId: string; readonly chatId: string },
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
  { projectId, chatId }: { readonly projectId: string; readonly chatId: string },
): Promise<string | null> {
  const [chat] = await orm
    .select({ suggestionId: chats.suggestionId })
    .from(chats)
    .where(and(eq(chats.projectId, projectId), eq(chats.chatId, chatId)));
  return chat?.suggestionId ?? null;
}

/** Gives a chat another name. */
export async function renameChat({ orm }: Sql, chatId: string, name: string): Promise<void> {
  await orm.update(chats).set({ name }).where(eq(chats.chatId, chatId));
}

/** Removes a chat with all that was said in it. */
export async function deleteChat({ orm }: Sql, chatId: string): Promise<void> {
  await orm.delete(chats).where(eq(chats.chatId, chatId));
}

type Named = Pick<typeof chats.$inferSelect, 'chatId' | 'name' | 'createdAt'>;

function chatOf({ chatId, name, createdAt }: Named): Chat {
  return { chat_id: chatId, chat_name: name, created_at: createdAt };
}

/** Text without meaning of its own in a pattern of LIKE. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, (found) => `\\${found}`);
}
