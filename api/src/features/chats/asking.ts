import type { ReadBooks } from '../../books/store/reader.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ChatDependencies } from './dependencies.ts';
import { stopAnswer } from './ending.ts';
import { followKept } from './following.ts';
import type { ChatPlace } from './messages.ts';
import { createChat, discuss, ownChat, placeOf } from './store.ts';
import { lastQuestion, talking } from './talk.ts';

type AskingCall = 'sendMessage' | 'askQuestion' | 'answerAgain' | 'stopChat' | 'attachChat';

/** Asking in a chat, and following what is answered. */
export function askingHandlers(deps: ChatDependencies): Pick<Handlers, AskingCall> {
  const { books, runs, assistant, worker } = deps;
  const talk = talking(deps);
  return {
    sendMessage: async ({ body, caller: { userId }, database, asker: { signal: left } }) => {
      const { message, context_prompt: context, suggestion_id } = body;
      const name = suggestion_id
        ? await titleOf(deps, database, body.project_id, suggestion_id)
        : undefined;
      const place = await placeFor(deps, database, userId, { ...body, name });
      const begins = suggestion_id ? await discuss(database, place, suggestion_id) : false;
      return talk({ place, userId, message, context, begins, left });
    },
    askQuestion: async ({ body, caller: { userId }, database, booksVersion, asker }) => {
      const { project_id, question } = body;
      const words = (read: ReadBooks) => assistant.wordsOf(read, question);
      const message = await books.read(project_id, words, database, booksVersion);
      const place = await placeFor(deps, database, userId, body);
      return talk({ place, userId, message, question, left: asker.signal });
    },
    answerAgain: async ({ body, caller: { userId }, database, asker: { signal: left } }) => {
      const { chat_id, message_id, message, context_prompt } = body;
      const place = await placeOf(database, userId, chat_id);
      const last = await lastQuestion(database, place);
      if (!last) throw new DomainError('conflict', 'In deze chat is nog niets gevraagd.');
      const { messageId, ...asked } = last;
      // Another tab asked on: its question stays, and so does the answer that is made to it.
      if (message_id !== undefined && message_id !== messageId) {
        throw new DomainError('conflict', 'In dit gesprek is intussen verder gevraagd.');
      }
      await stopAnswer(runs, database, place);
      // Other words are another question, from the screen of now.
      const anew =
        message === undefined
          ? { context: context_prompt ?? asked.context }
          : { message, question: undefined, context: context_prompt };
      return talk({ place, userId, ...asked, ...anew, left });
    },
    stopChat: async ({ body: { chat_id }, caller: { userId }, database }) =>
      stopAnswer(runs, database, await placeOf(database, userId, chat_id)),
    attachChat: async ({ query: { chat_id }, caller: { userId }, database, asker: { signal } }) => {
      const place = await placeOf(database, userId, chat_id);
      return runs.attach(place.chatId, signal) ?? followKept(deps.database, place, worker, signal);
    },
  };
}

/** As long as a person may make it. */
const LONGEST_NAME = 120;

interface AskedChat {
  readonly project_id: string;
  readonly chat_id?: string | null | undefined;
  /** What a new one is called. */
  readonly name?: string | undefined;
}

/** The chat that is meant, or a new one. */
async function placeFor(
  { clock }: ChatDependencies,
  database: Database,
  userId: string,
  { project_id: projectId, chat_id, name }: AskedChat,
): Promise<ChatPlace> {
  const known = chat_id ? await chatWith(database, userId, chat_id) : undefined;
  if (known && known.projectId !== projectId) throw new DomainError('not_found');
  const chat = known ?? (await createChat(database, clock, { projectId, userId, name }));
  return { projectId, chatId: chat.chat_id };
}

/** What a chat about a suggestion is called. Throws not_found where the project has no such one. */
async function titleOf(
  { discussed }: ChatDependencies,
  database: Database,
  projectId: string,
  suggestionId: string,
): Promise<string> {
  const found = await discussed(database, projectId, suggestionId);
  if (!found) throw new DomainError('not_found');
  return found.title.slice(0, LONGEST_NAME);
}

/** What is not the id of a chat is the name of one that the browser made and nobody knows yet. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const chatWith = (database: Database, userId: string, chatId: string) =>
  UUID.test(chatId) ? ownChat(database, userId, chatId) : undefined;
