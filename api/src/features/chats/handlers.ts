import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { askingHandlers } from './asking.ts';
import type { ChatDependencies } from './dependencies.ts';
import { keepVerdict, messagesOf } from './messages.ts';
import { chatsOf, deleteChat, ownChat, placeOf, renameChat } from './store.ts';
import { titleFrom } from './title.ts';

type KeepingCall =
  | 'chats'
  | 'chatMessages'
  | 'contextSuggestions'
  | 'annotateChat'
  | 'renameChat'
  | 'deleteChat'
  | 'chatFeedback';

/** Conversations with the assistant. */
export const chatHandlers = (deps: ChatDependencies) => ({
  ...askingHandlers(deps),
  ...keepingHandlers(deps),
});

/** What was said, and how it is called. */
function keepingHandlers({
  books,
  runs,
  assistant,
}: ChatDependencies): Pick<Handlers, KeepingCall> {
  return {
    chats: ({ query: { project_id: projectId, search }, caller: { userId }, database }) =>
      chatsOf(database, { projectId, userId }, search),
    chatMessages: async ({ query: { chat_id }, caller: { userId }, database, booksVersion }) =>
      messagesOf(database, await placeOf(database, userId, chat_id), booksVersion),
    contextSuggestions: async ({ body, database, booksVersion }) => {
      const { project_id, context_prompt: prompt } = body;
      if (project_id === undefined) {
        return { suggestions: await assistant.suggest(prompt, undefined) };
      }
      const suggestions = await books.read(
        project_id,
        (read) => assistant.suggest(prompt, read),
        database,
        booksVersion,
      );
      return { suggestions };
    },
    annotateChat: async ({ body: { chat_id }, caller: { userId }, database, booksVersion }) => {
      const { given, ...place } = await placeOf(database, userId, chat_id);
      if (given !== undefined) return { chat_name: given };
      const chat_name = await books.read(
        place.projectId,
        (read) => titleFrom(read, database, place, assistant),
        database,
        booksVersion,
      );
      await renameChat(database, chat_id, { name: chat_name, isGiven: false });
      return { chat_name };
    },
    renameChat: async ({ body: { chat_id, chat_name }, caller: { userId }, database }) => {
      await renameChat(database, chat_id, { name: chat_name, isGiven: true });
      const chat = await ownChat(database, userId, chat_id);
      if (!chat) throw new DomainError('not_found');
      return { chat_id, chat_name, created_at: chat.created_at };
    },
    deleteChat: async ({ query: { chat_id }, caller: { userId }, database }) => {
      const { chatId } = await placeOf(database, userId, chat_id);
      // That of another program finds its place gone, and ends.
      await runs.stop(chatId);
      await deleteChat(database, chatId);
    },
    chatFeedback: async ({ body: { chat_id, message_id, ...verdict }, caller, database }) => {
      const place = await placeOf(database, caller.userId, chat_id);
      if (!(await keepVerdict(database, place, message_id, verdict))) {
        throw new DomainError('not_found');
      }
    },
  };
}
