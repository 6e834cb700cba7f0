import type { ChatChunk } from '@kengetal/contract';
import type { BooksReader } from '../../books/store/reader.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { lastQuestion, talking, type Talk } from './talk.ts';
import { keepVerdict, messagesOf } from './messages.ts';
import type { Runs } from './runs.ts';
import { chatsOf, createChat, deleteChat, ownChat, renameChat } from './store.ts';
import { titleFrom } from './title.ts';
import type { Assistant } from './understanding.ts';

type ChatCall =
  | 'chats'
  | 'chatMessages'
  | 'sendMessage'
  | 'answerAgain'
  | 'contextSuggestions'
  | 'annotateChat'
  | 'renameChat'
  | 'deleteChat'
  | 'stopChat'
  | 'attachChat'
  | 'chatFeedback';

export interface ChatDependencies {
  /** Of the program: an answer goes on when who asked is gone. */
  readonly database: Database;
  readonly clock: Clock;
  readonly books: BooksReader;
  readonly runs: Runs;
  readonly assistant: Assistant;
}

/** Title of a chat until it gets its own (specification §4). */
const UNNAMED = 'Nieuwe Chat';

/** Conversations with the assistant. */
export function chatHandlers(deps: ChatDependencies): Pick<Handlers, ChatCall> {
  const { books, runs, clock } = deps;
  const talk: Talk = talking(deps);
  const placeOf = async (database: Database, userId: string, chatId: string) => {
    const chat = await ownChat(database, userId, chatId);
    if (!chat) throw new DomainError('not_found');
    return { projectId: chat.projectId, chatId };
  };
  return {
    chats: ({ query: { project_id: projectId, search }, caller: { userId }, database }) =>
      chatsOf(database, { projectId, userId }, search),
    chatMessages: async ({ query: { chat_id }, caller, database, booksVersion }) =>
      messagesOf(database, await placeOf(database, caller.userId, chat_id), booksVersion),
    sendMessage: async ({ body, caller: { userId }, database }) => {
      const { project_id: projectId, message, context_prompt: context } = body;
      const known = body.chat_id ? await chatWith(database, userId, body.chat_id) : undefined;
      if (known && known.projectId !== projectId) throw new DomainError('not_found');
      const chat =
        known ?? (await createChat(database, clock, { projectId, userId, name: UNNAMED }));
      return talk({ place: { projectId, chatId: chat.chat_id }, userId, message, context });
    },
    answerAgain: async ({ body: { chat_id, message }, caller: { userId }, database }) => {
      const place = await placeOf(database, userId, chat_id);
      await runs.stop(chat_id);
      const asked = await lastQuestion(database, place);
      if (!asked) throw new DomainError('conflict', 'In deze chat is nog niets gevraagd.');
      return talk({ place, userId, message: message ?? asked.message, from: asked.no });
    },
    contextSuggestions: async ({ body, database, booksVersion }) => {
      const { project_id, context_prompt: prompt } = body;
      if (project_id === undefined) {
        return { suggestions: await deps.assistant.suggest(prompt, undefined) };
      }
      const suggestions = await books.read(
        project_id,
        (read) => deps.assistant.suggest(prompt, read),
        database,
        booksVersion,
      );
      return { suggestions };
    },
    annotateChat: async ({ body: { chat_id }, caller: { userId }, database, booksVersion }) => {
      const place = await placeOf(database, userId, chat_id);
      const chat_name = await books.read(
        place.projectId,
        (read) => titleFrom(read, database, place, deps.assistant),
        database,
        booksVersion,
      );
      if (chat_name !== undefined) await renameChat(database, chat_id, chat_name);
      return { chat_name: chat_name ?? UNNAMED };
    },
    renameChat: async ({ body: { chat_id, chat_name }, caller: { userId }, database }) => {
      await renameChat(database, chat_id, chat_name);
      const chat = await ownChat(database, userId, chat_id);
      if (!chat) throw new DomainError('not_found');
      return { chat_id, chat_name, created_at: chat.created_at };
    },
    deleteChat: async ({ query: { chat_id }, database }) => {
      await runs.stop(chat_id);
      await deleteChat(database, chat_id);
    },
    stopChat: ({ body: { chat_id } }) => runs.stop(chat_id),
    attachChat: ({ query: { chat_id } }) => runs.attach(chat_id) ?? nothing(),
    chatFeedback: async ({ body: { chat_id, message_id, ...verdict }, caller, database }) => {
      const place = await placeOf(database, caller.userId, chat_id);
      if (!(await keepVerdict(database, place, message_id, verdict))) {
        throw new DomainError('not_found');
      }
    },
  };
}

/** What is not the id of a chat is the name of one that the browser made and nobody knows yet. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const chatWith = (database: Database, userId: string, chatId: string) =>
  UUID.test(chatId) ? ownChat(database, userId, chatId) : undefined;

async function* nothing(): AsyncGenerator<ChatChunk> {
  // An answer that is made already stands among the messages.
}
