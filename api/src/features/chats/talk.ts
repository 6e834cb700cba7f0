import type { ChatChunk, Question } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { ChatDependencies } from './dependencies.ts';
import {
  addTurn,
  keepAnswer,
  lastRows,
  removeFrom,
  type ChatPlace,
  type KeptAnswer,
} from './messages.ts';
import { answerByGrammar, questionIn } from './turn.ts';
import type { Before } from './understanding.ts';

export interface Said {
  readonly place: ChatPlace;
  readonly userId: string;
  readonly message: string;
  /** What is asked, where that was not said in words. */
  readonly question?: Question;
  /** What is on the screen that it was asked from. */
  readonly context?: string;
  /** Number of the question that is asked anew; it and what came after it go. */
  readonly from?: number;
}

/** Keeps what somebody says and begins the answer. Throws conflict while one is being made. */
export type Talk = (said: Said) => Promise<AsyncGenerator<ChatChunk>>;

/** A turn, and some before it: enough for a question that goes on from another. */
const LOOKED_BACK = 8;

export function talking({ database, clock, books, runs, assistant }: ChatDependencies): Talk {
  return async ({ place, userId, message, question, context, from }) => {
    const { projectId, chatId } = place;
    if (runs.has(chatId)) {
      throw new DomainError('conflict', 'Er wordt in deze chat nog een vraag beantwoord.');
    }
    if (from !== undefined) await removeFrom(database, place, from);
    const before: Before = {
      ...(await questionBefore(database, place)),
      ...(context && { context }),
    };
    const { answerId, no } = await addTurn(database, clock, place, message);
    return runs.start(chatId, async (tell, signal) => {
      let kept: KeptAnswer = { content: '', door: 'grammatica', state: 'bezig' };
      tell({ chat_id: chatId });
      try {
        const asking = database.for({ kind: 'request', owner: userId, signal });
        const turn = {
          tell,
          keep: (more: Partial<KeptAnswer>) => {
            kept = { ...kept, ...more };
          },
        };
        await books.read(
          projectId,
          (read) => answerByGrammar(assistant, read, { message, question, before }, turn),
          asking,
        );
        kept = { ...kept, state: 'klaar' };
      } catch (error) {
        kept = { ...kept, state: signal.aborted ? 'gestopt' : 'afgebroken' };
        tell({ detail: detailOf(error, signal) });
      }
      // What failed before anything was said has not been asked (specification §4).
      if (kept.state === 'afgebroken' && kept.content === '') await removeFrom(database, place, no);
      else await keepAnswer(database, place, answerId, kept);
    });
  };
}

/** The last question of a chat, and its number. */
export async function lastQuestion(sql: Sql, place: ChatPlace) {
  const rows = await lastRows(sql, place, LOOKED_BACK);
  const row = rows.find(({ role }) => role === 'user');
  return row && { message: row.content, no: row.no };
}

async function questionBefore(sql: Sql, place: ChatPlace): Promise<Before> {
  const rows = await lastRows(sql, place, LOOKED_BACK);
  for (const { toolCalls } of rows) {
    const question = questionIn(toolCalls);
    if (question) return { question };
  }
  return {};
}

function detailOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Gestopt.';
  if (error instanceof DomainError && error.detail) return error.detail;
  return 'Het antwoord is niet gelukt. Probeer het opnieuw.';
}
