import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { ChatMessage, Question } from '@kengetal/contract';
import { stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { chatMessages } from '../../db/schema/index.ts';

type Row = typeof chatMessages.$inferSelect;

/** Where a chat stands. */
export interface ChatPlace {
  readonly projectId: string;
  readonly chatId: string;
}

/** What an answer is made of so far. */
export interface KeptAnswer {
  readonly content: string;
  readonly toolCalls?: ChatMessage['tool_calls'];
  readonly figures?: ChatMessage['figures'];
  readonly door: 'grammatica' | 'model';
  readonly state: Row['state'];
  readonly booksVersion?: number;
}

export const inChat = ({ projectId, chatId }: ChatPlace) =>
  and(eq(chatMessages.projectId, projectId), eq(chatMessages.chatId, chatId));

/** What was said in a chat, in order. */
export async function messagesOf(
  { orm }: Sql,
  place: ChatPlace,
  booksVersion: number | undefined,
): Promise<ChatMessage[]> {
  const rows = await orm
    .select()
    .from(chatMessages)
    .where(inChat(place))
    .orderBy(asc(chatMessages.no));
  return rows.map((row) => messageOf(row, booksVersion));
}

/** The last messages of a chat, newest first; of those before a number where one is given. */
export function lastRows(
  { orm }: Sql,
  place: ChatPlace,
  count: number,
  before?: number,
): Promise<Row[]> {
  const since = before === undefined ? undefined : lt(chatMessages.no, before);
  return orm
    .select()
    .from(chatMessages)
    .where(and(inChat(place), since))
    .orderBy(desc(chatMessages.no))
    .limit(count);
}

/** What somebody asks, and who answers it. */
interface AddedTurn {
  readonly content: string;
  readonly context: string | undefined;
  readonly question: Question | undefined;
  readonly worker: string;
}

/** Adds what somebody asks, and the answer that begins: its id, and the number of the question. */
export async function addTurn(
  sql: Sql,
  clock: Clock,
  place: ChatPlace,
  { worker, ...asked }: AddedTurn,
): Promise<{ answerId: string; no: number }> {
  const [last] = await lastRows(sql, place, 1);
  const no = (last?.no ?? 0) + 1;
  const answerId = randomUUID();
  const row = { ...place, createdAt: stamp(clock) };
  await sql.orm.insert(chatMessages).values([
    { ...row, no, messageId: randomUUID(), role: 'user', ...asked, state: 'klaar' },
    {
      ...row,
      no: no + 1,
      messageId: answerId,
      role: 'assistant',
      content: '',
      state: 'bezig',
      worker,
    },
  ]);
  return { answerId, no };
}

/**
 * Keeps an answer as far as it is made. One that is being made is not written over what ended it;
 * false where that was so, or where it is there no more.
 */
export async function keepAnswer(
  { orm }: Sql,
  place: ChatPlace,
  messageId: string,
  answer: Partial<KeptAnswer>,
): Promise<boolean> {
  const isMade = answer.state === 'bezig' ? eq(chatMessages.state, 'bezig') : undefined;
  const kept = await orm
    .update(chatMessages)
    .set(answer)
    .where(and(inChat(place), eq(chatMessages.messageId, messageId), isMade))
    .returning({ no: chatMessages.no });
  return kept.length > 0;
}

/** Takes away a message and all that came after it, which is given. */
export function removeFrom({ orm }: Sql, place: ChatPlace, no: number): Promise<Row[]> {
  return orm
    .delete(chatMessages)
    .where(and(inChat(place), gte(chatMessages.no, no)))
    .returning();
}

/** Takes a question away that was not answered and, while the chat is there, puts back what it replaced. */
export function takeBack(
  database: Database,
  place: ChatPlace,
  no: number,
  replaced: readonly Row[],
): Promise<void> {
  return database.transaction(async (sql) => {
    const taken = await removeFrom(sql, place, no);
    if (taken.length > 0 && replaced.length > 0)
      await sql.orm.insert(chatMessages).values([...replaced]);
  });
}

/** Whether an answer helped, null where that is taken back; true when there is such an answer. */
export async function keepVerdict(
  { orm }: Sql,
  place: ChatPlace,
  messageId: string,
  { value, reason }: { readonly value: 'goed' | 'fout' | null; readonly reason?: string },
): Promise<boolean> {
  const kept = await orm
    .update(chatMessages)
    .set({ verdict: value, verdictReason: reason ?? null })
    .where(
      and(inChat(place), eq(chatMessages.messageId, messageId), eq(chatMessages.role, 'assistant')),
    )
    .returning({ no: chatMessages.no });
  return kept.length > 0;
}

/** A message as the API tells it. @param booksVersion that of now: what is older says so */
export function messageOf(row: Row, booksVersion: number | undefined): ChatMessage {
  const { messageId, content, role, createdAt, toolCalls, figures } = row;
  return {
    id: messageId,
    content,
    role,
    created_at: createdAt,
    ...(toolCalls && { tool_calls: toolCalls }),
    ...(figures && { figures }),
    ...(role === 'assistant' && { about: aboutOf(row, booksVersion) }),
  };
}

function aboutOf(row: Row, now: number | undefined): NonNullable<ChatMessage['about']> {
  const { door, state, verdict, verdictReason, booksVersion } = row;
  const isOld = booksVersion !== null && now !== undefined && booksVersion !== now;
  return {
    door: door ?? 'grammatica',
    ...(state === 'bezig' && { bezig: true as const }),
    ...((state === 'gestopt' || state === 'afgebroken') && { einde: state }),
    ...(isOld && { verouderd: true as const }),
    ...(verdict && { oordeel: verdict }),
    ...(verdictReason && { reden: verdictReason }),
  };
}
