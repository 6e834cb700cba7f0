import type { Handlers } from '../../http/handler.ts';
import { chatsOf } from './store.ts';

/** Conversations; what is said in them comes with the assistant. */
export function chatHandlers(): Pick<Handlers, 'chats'> {
  return {
    chats: ({ query: { project_id: projectId, search }, caller: { userId }, database }) =>
      chatsOf(database, { projectId, userId }, search),
  };
}
