import type { ChatChunk, Question } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { doorOf, type Door } from '../../model/door.ts';
import { countAnswer } from '../../model/limits.ts';
import type { ChatDependencies } from './dependencies.ts';
import type { Discussed } from './discussed.ts';
import { Keeping } from './keeping.ts';
import { questionBefore } from './asked-before.ts';
import { addTurn, lastRows, removeFrom, type ChatPlace } from './messages.ts';
import { answerByModel, type ModelTurn } from './model/answer.ts';
import type { Earlier } from './model/history.ts';
import { Spending } from './model/spending.ts';
import { CUT_OFF, type Work } from './runs.ts';
import { suggestionOf } from './store.ts';
import { answerByGrammar } from './turn.ts';
import type { Before } from './understanding.ts';

export interface Said {
  readonly place: ChatPlace;
  readonly userId: string;
  readonly message: string;
  /** What is asked, where that was not said in words. */
  readonly question?: Question;
  /** What is on the screen that it was asked from. */
  readonly context?: string;
  /** Set for what begins to be about a suggestion. */
  readonly begins?: boolean;
  /** Number of the question that is asked anew; it and what came after it go. */
  readonly from?: number;
}

/** Keeps what somebody says and begins the answer. Throws conflict while one is being made. */
export type Talk = (said: Said) => Promise<AsyncGenerator<ChatChunk>>;

/** What was said and answered before: enough for 'samen' after a month that was asked eight times. */
const LOOKED_BACK = 16;
/** As much of it as a model is told. */
const OF_MODEL = 8;

export function talking(deps: ChatDependencies): Talk {
  return async (said) => {
    const answer = await deps.runs.start(said.place.chatId, () => prepared(deps, said));
    if (answer) return answer;
    throw new DomainError('conflict', 'Er wordt in deze chat nog een vraag beantwoord.');
  };
}

/** Keeps the question; what is left is to answer it. */
async function prepared(deps: ChatDependencies, said: Said): Promise<Work> {
  const { database, clock } = deps;
  const { place, context, from } = said;
  if (from !== undefined) await removeFrom(database, place, from);
  const rows = await lastRows(database, place, LOOKED_BACK);
  const suggestionId = await suggestionOf(database, place);
  const discussed =
    suggestionId === null
      ? undefined
      : await deps.discussed(database, place.projectId, suggestionId);
  // What begins is about the suggestion itself; later its subject is what a question goes on from.
  const begins = rows.length === 0 || said.begins === true;
  const about = begins
    ? {}
    : { ...(discussed?.about && { question: discussed.about }), ...questionBefore(rows) };
  const before: Before = { ...about, ...(context && { context }) };
  const { answerId, no } = await addTurn(database, clock, place, {
    content: said.message,
    worker: deps.worker,
  });
  return async (tell, signal) => {
    const keeping = new Keeping(database, place, answerId);
    tell({ chat_id: place.chatId });
    try {
      await answer(deps, said, {
        before,
        discussed,
        begins,
        earlier: earlierIn(rows.slice(0, OF_MODEL)),
        keeping,
        tell,
        signal,
      });
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
  };
}

interface Answering extends Pick<ModelTurn, 'tell' | 'signal' | 'earlier'> {
  readonly before: Before;
  readonly discussed: Discussed | undefined;
  readonly begins: boolean;
  readonly keeping: Keeping;
}

async function answer(
  deps: ChatDependencies,
  { place: { projectId }, userId, message, question }: Said,
  { before, discussed, begins, earlier, keeping, tell, signal }: Answering,
): Promise<void> {
  const { database, clock, books, assistant } = deps;
  const asking = database.for({ kind: 'request', owner: userId, signal });
  const reading: Reading = (work) => books.read(projectId, work, asking);
  const asked = {
    message,
    question,
    before,
    ...(discussed && { discussed: { ...discussed, begins } }),
  };
  const turn = { tell, keep: keeping.keep };
  // What was made by clicking is known: no model has to read it.
  const door: Door =
    question === undefined
      ? await doorOf(database, clock, deps.model, { projectId, userId })
      : { kind: 'grammatica' };
  if (door.kind === 'model') {
    await throughModel(deps, door, { ...turn, signal, reading, asked, earlier });
  } else {
    const note = door.spent && `${door.spent} Dit antwoord is zonder taalmodel gemaakt.`;
    await reading((read) => answerByGrammar(assistant, read, asked, turn, note));
  }
}

type Reading = ModelTurn['reading'];

/** Answers with a model, and counts what that took, also when it is stopped. */
async function throughModel(
  { database, clock, assistant, log }: ChatDependencies,
  { model, aside }: Extract<Door, { kind: 'model' }>,
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
    // An answer is not lost for a count that is.
    await countAnswer(database, aside, { isWhole, tokens }).catch((error: unknown) => {
      log.error({ name: error instanceof Error && error.name }, 'use is not counted');
    });
  }
}

/** The last question of a chat, and its number. */
export async function lastQuestion(sql: Sql, place: ChatPlace) {
  const rows = await lastRows(sql, place, LOOKED_BACK);
  const row = rows.find(({ role }) => role === 'user');
  return row && { message: row.content, no: row.no };
}

type Rows = Awaited<ReturnType<typeof lastRows>>;

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
