import type { ChatChunk, Question } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { doorOf, type Door } from '../../model/door.ts';
import { countUse } from '../../model/use.ts';
import type { ChatDependencies } from './dependencies.ts';
import { Keeping } from './keeping.ts';
import { addTurn, lastRows, removeFrom, type ChatPlace } from './messages.ts';
import { answerByModel, type ModelTurn } from './model/answer.ts';
import type { Earlier } from './model/history.ts';
import { Spending } from './model/spending.ts';
import { CUT_OFF } from './runs.ts';
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

export function talking(deps: ChatDependencies): Talk {
  const { database, clock, books, runs, assistant } = deps;
  return async ({ place, userId, message, question, context, from }) => {
    const { projectId, chatId } = place;
    if (runs.has(chatId)) {
      throw new DomainError('conflict', 'Er wordt in deze chat nog een vraag beantwoord.');
    }
    if (from !== undefined) await removeFrom(database, place, from);
    const rows = await lastRows(database, place, LOOKED_BACK);
    const before: Before = { ...questionBefore(rows), ...(context && { context }) };
    const { answerId, no } = await addTurn(database, clock, place, message);
    return runs.start(chatId, async (tell, signal) => {
      const keeping = new Keeping(database, place, answerId);
      tell({ chat_id: chatId });
      try {
        const asking = database.for({ kind: 'request', owner: userId, signal });
        const asked = { message, question, before };
        const turn = { tell, keep: keeping.keep };
        const reading: Reading = (work) => books.read(projectId, work, asking);
        // What was made by clicking is known: no model has to read it.
        const door: Door =
          question === undefined
            ? await doorOf(database, clock, deps.model, { projectId, userId })
            : { kind: 'grammatica' };
        if (door.kind === 'model') {
          const more = { signal, reading, asked, earlier: earlierIn(rows) };
          await throughModel(deps, door, userId, { ...turn, ...more });
        } else {
          const note = door.spent && `${door.spent} Dit antwoord is zonder taalmodel gemaakt.`;
          await reading((read) => answerByGrammar(assistant, read, asked, turn, note));
        }
        keeping.keep({ state: 'klaar' });
      } catch (error) {
        keeping.keep({ state: endOf(signal) });
        tell({ detail: detailOf(error, signal) });
        // What failed before anything was said has not been asked (specification §4).
        if (!signal.aborted && keeping.answer.content === '') {
          await keeping.drop();
          await removeFrom(database, place, no);
          return;
        }
      }
      await keeping.end();
    });
  };
}

type Reading = ModelTurn['reading'];

/** Answers with a model, and counts what that took, also when it is stopped. */
async function throughModel(
  { database, clock, assistant, log }: ChatDependencies,
  { model, organisationId }: Extract<Door, { kind: 'model' }>,
  userId: string,
  turn: Omit<ModelTurn, 'assistant' | 'config' | 'spending' | 'today' | 'onFault'>,
): Promise<void> {
  const spending = new Spending(model.provider);
  let isWhole = false;
  try {
    isWhole = await answerByModel({
      ...turn,
      ...{ assistant, config: model.config, spending, today: clock.today() },
      onFault: ({ kind, status }) => {
        log.warn({ kind, status }, 'the language model gives no answer');
      },
    });
  } finally {
    const { tokens } = spending;
    await countUse(database, clock, { organisationId, userId }, { broken: !isWhole, tokens });
  }
}

/** The last question of a chat, and its number. */
export async function lastQuestion(sql: Sql, place: ChatPlace) {
  const rows = await lastRows(sql, place, LOOKED_BACK);
  const row = rows.find(({ role }) => role === 'user');
  return row && { message: row.content, no: row.no };
}

type Rows = Awaited<ReturnType<typeof lastRows>>;

function questionBefore(rows: Rows): Before {
  for (const { toolCalls } of rows) {
    const question = questionIn(toolCalls);
    if (question) return { question };
  }
  return {};
}

const earlierIn = (rows: Rows): Earlier[] =>
  rows.map(({ role, content }) => ({ role, content })).reverse();

const endOf = (signal: AbortSignal) =>
  signal.aborted && signal.reason !== CUT_OFF ? 'gestopt' : 'afgebroken';

function detailOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) {
    return endOf(signal) === 'gestopt' ? 'Gestopt.' : 'Het antwoord is afgebroken.';
  }
  if (error instanceof DomainError && error.detail) return error.detail;
  return 'Het antwoord is niet gelukt. Probeer het opnieuw.';
}
