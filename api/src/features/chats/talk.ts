import type { ChatChunk, Question } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { faultOf } from '../../db/trouble.ts';
import { DomainError } from '../../domain-error.ts';
import { afterMs } from './after.ts';
import { answer, type Answering } from './answering.ts';
import type { ChatDependencies } from './dependencies.ts';
import { Keeping } from './keeping.ts';
import { questionBefore, toldBefore } from './asked-before.ts';
import {
  addTurn,
  keepAnswer,
  lastRows,
  removeFrom,
  takeBack,
  type ChatPlace,
  type KeptAnswer,
} from './messages.ts';
import type { Earlier } from './model/history.ts';
import { CUT_OFF, type Work } from './runs.ts';
import { holdChat, suggestionOf } from './store.ts';
import type { Before } from './understanding.ts';

export interface Said {
  readonly place: ChatPlace;
  readonly userId: string;
  readonly message: string;
  /** What is asked, where that was not said in words. */
  readonly question?: Question | undefined;
  /** What is on the screen that it was asked from. */
  readonly context?: string | undefined;
  /** Set for what begins to be about a suggestion. */
  readonly begins?: boolean;
  /** Number of the question that is asked anew; it and what came after it go once there is an answer. */
  readonly from?: number;
  /** Aborted when who asks follows the answer no more. */
  readonly left: AbortSignal | undefined;
}

/** Keeps what somebody says and begins the answer. Throws conflict while one is being made. */
export type Talk = (said: Said) => Promise<AsyncGenerator<ChatChunk>>;

/** What was said and answered before: enough for 'samen' after a month that was asked eight times. */
const LOOKED_BACK = 16;
/** As much of it as a model is told. */
const OF_MODEL = 8;

export function talking(deps: ChatDependencies): Talk {
  return async (said) => {
    const { chatId } = said.place;
    const told = await deps.runs.start(chatId, () => prepared(deps, said), said.left);
    if (told) return told;
    throw new DomainError('conflict', 'Er wordt in deze chat nog een vraag beantwoord.');
  };
}

/** Keeps the question; what is left is to answer it. */
async function prepared(deps: ChatDependencies, said: Said): Promise<Work> {
  const { database, clock, worker } = deps;
  const { place, userId, message, question, context, from } = said;
  const rows = await lastRows(database, place, LOOKED_BACK, from);
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
  const turn = await database.transaction(async (sql) => {
    await holdChat(sql, place);
    return {
      replaced: from === undefined ? [] : await removeFrom(sql, place, from),
      ...(await addTurn(sql, clock, place, { content: message, context, question, worker })),
    };
  });
  return answeringWith(deps, place, turn, {
    ...{ projectId: place.projectId, userId, earlier: earlierIn(rows.slice(0, OF_MODEL)) },
    asked: {
      ...{ message, question, before },
      ...(discussed && { discussed: { ...discussed, begins } }),
    },
  });
}

type Rows = Awaited<ReturnType<typeof lastRows>>;

/** A question that was added, and what it came in the place of. */
interface Turn {
  readonly answerId: string;
  readonly no: number;
  readonly replaced: Rows;
}

/** Answers, keeps the answer while it is made and in the end, and tells how that was. */
function answeringWith(
  deps: ChatDependencies,
  place: ChatPlace,
  { answerId, no, replaced }: Turn,
  answering: Omit<Answering, 'tell' | 'keep' | 'signal'>,
): Work {
  const { database } = deps;
  const write = (kept: Partial<KeptAnswer>) => keepAnswer(database, place, answerId, kept);
  return async (tell, stop) => {
    const elsewhere = new AbortController();
    const signal = AbortSignal.any([stop, elsewhere.signal]);
    const keeping = new Keeping({ write, after: afterMs, onEnded: () => elsewhere.abort() });
    const { keep } = keeping;
    tell({ chat_id: place.chatId });
    let detail: string | undefined;
    let einde: 'gestopt' | 'afgebroken' | undefined;
    try {
      await answer(deps, { ...answering, tell, keep, signal });
      keep({ state: 'klaar' });
    } catch (error) {
      einde = endOf(signal);
      keep({ state: einde });
      if (!signal.aborted) detail = detailOf(deps, error);
    }
    try {
      await keeping.end();
      const { content, door } = keeping.answer;
      const isNothing = content === '' && (detail !== undefined || replaced.length > 0);
      // What failed before anything was said has not been asked (specification §4).
      if (einde && isNothing) await takeBack(database, place, no, replaced);
      else await write(keeping.answer);
      if (detail !== undefined) tell({ detail });
      else tell({ ...(einde && { about: { door, einde } }), break: true });
    } catch (error) {
      tell({ detail: detailOf(deps, error) });
    }
  };
}

/** The last question of a chat, its id and number, and what it was asked with. */
export async function lastQuestion(sql: Sql, place: ChatPlace) {
  const rows = await lastRows(sql, place, LOOKED_BACK);
  const row = rows.find(({ role }) => role === 'user');
  return (
    row && {
      ...{ messageId: row.messageId, message: row.content, from: row.no },
      ...{ context: row.context ?? undefined, question: row.question ?? undefined },
    }
  );
}

const earlierIn = (rows: Rows): Earlier[] =>
  rows.map((row) => ({ role: row.role, content: toldBefore(row) })).reverse();

const endOf = (signal: AbortSignal) =>
  signal.aborted && signal.reason !== CUT_OFF ? 'gestopt' : 'afgebroken';

/** What is told of a failure; the log has its kind alone, since its words may hold the question. */
function detailOf({ log }: ChatDependencies, error: unknown): string {
  if (error instanceof DomainError) {
    if (error.detail) return error.detail;
    if (error.code === 'not_found') return 'Je hebt geen toegang meer tot deze boekhouding.';
  }
  log.error(faultOf(error), 'an answer failed');
  return 'Het antwoord is niet gelukt. Probeer het opnieuw.';
}
