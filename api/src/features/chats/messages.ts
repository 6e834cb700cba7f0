import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { ChatMessage } from '@kengetal/contract';
import { later, stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { chatMessages } from '../../db/schema/index.ts';

type Row = typeof chatMessages.$inferSelect;

/** No answer is made for longer, in seconds. */
const LONGEST_SECONDS = 3_600;

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

const inChat = ({ projectId, chatId }: ChatPlace) =>
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

/** The last messages of a chat, newest first. */
export function lastRows({ orm }: Sql, place: ChatPlace, count: number): Promise<Row[]> {
  return orm
    .select()
    .from(chatMessages)
    .where(inChat(place))
    .orderBy(desc(chatMessages.no))
    .limit(count);
}

/** Adds what somebody asks, and the answer that begins: its id, and the number of the question. */
export async function addTurn(
  sql: Sql,
  clock: Clock,
  place: ChatPlace,
  { content, worker }: { readonly content: string; readonly worker: string },
): Promise<{ answerId: string; no: number }> {
  const [last] = await lastRows(sql, place, 1);
  const no = (last?.no ?? 0) + 1;
  const answerId = randomUUID();
  const row = { ...place, createdAt: stamp(clock) };
  await sql.orm.insert(chatMessages).values([
    { ...row, no, messageId: randomUUID(), role: 'user', content, state: 'klaar' },
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

/** Keeps an answer as far as it is made. */
export async function keepAnswer(
  { orm }: Sql,
  place: ChatPlace,
  messageId: string,
  answer: KeptAnswer,
): Promise<void> {
  await orm
    .update(chatMessages)
    .set(answer)
    .where(and(inChat(place), eq(chatMessages.messageId, messageId)));
}

/** Takes away a message and all that came after it. */
export async function removeFrom({ orm }: Sql, place: ChatPlace, no: number): Promise<void> {
  await orm.delete(chatMessages).where(and(inChat(place), gte(chatMessages.no, no)));
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

/**
 * Answers that were being made when a program ended are as far as they will come: those of its run
 * before, and those that would have ended long ago.
 */
export async function endBroken({ orm }: Sql, clock: Clock, before?: string): Promise<void> {
  const ofBefore = before === undefined ? [] : [eq(chatMessages.worker, before)];
  await orm
    .update(chatMessages)
    .set({ state: 'afgebroken' })
    .where(
      and(
        eq(chatMessages.state, 'bezig'),
        or(
          ...ofBefore,
          isNull(chatMessages.worker),
          lt(chatMessages.createdAt, later(clock, -LONGEST_SECONDS)),
        ),
      ),
    );
}

function messageOf(row: Row, booksVersion: number | undefined): ChatMessage {
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
  const { door, state, verdict, booksVersion } = row;
  const isOld = booksVersion !== null && now !== undefined && booksVersion !== now;
  return {
    door: door ?? 'grammatica',
    ...((state === 'gestopt' || state === 'afgebroken') && { einde: state }),
    ...(isOld && { verouderd: true as const }),
    ...(verdict && { oordeel: verdict }),
  };
}
