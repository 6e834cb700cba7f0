import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';
import { annotate, nameOfChat, renewChats, useChatName } from './chat-queries.ts';
import { isUnderWay, isUnnamed, wantsTitle } from './messages.ts';
import { Talk } from './talk.ts';

/** Conversations of a page, by every id that they have had. */
const known = new WeakMap<QueryClient, Map<string, Talk>>();

function talkOf(api: ApiClient, queries: QueryClient, projectId: string, id: Asked): Talk {
  const talks = known.get(queries) ?? new Map<string, Talk>();
  known.set(queries, talks);
  const found = talks.get(id.chat);
  if (found) return found;
  const talk: Talk = new Talk(
    {
      api,
      queries,
      projectId,
      onId: (chatId) => {
        talks.set(chatId, talk);
        renewChats(queries);
      },
      onAnswer: (chatId, messages) => {
        if (wantsTitle(messages, nameOfChat(queries, chatId))) void annotate(api, queries, chatId);
      },
    },
    id.chat,
    !id.isNew,
  );
  talks.set(id.chat, talk);
  return talk;
}

const begun = new WeakMap<QueryClient, Map<string, string>>();

/**
 * Ids of the chats that were begun here, by the place where: who comes back there finds what did
 * not come over, or was not sent.
 */
export function begunChats(queries: QueryClient): Map<string, string> {
  const ids = begun.get(queries) ?? new Map<string, string>();
  begun.set(queries, ids);
  return ids;
}

/** Whether the API knows a chat that was begun here, under its id then. */
export const isTaken = (queries: QueryClient, id: string): boolean =>
  (known.get(queries)?.get(id)?.store.state().chatId ?? null) !== null;

interface Asked {
  readonly chat: string;
  /** The API does not know it yet. */
  readonly isNew: boolean;
}

/** The conversation of an id, whatever it is called by now. */
export function useTalk(projectId: string, chat: string, isNew: boolean): Talk {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(
    () => talkOf(api, queries, projectId, { chat, isNew }),
    [api, queries, projectId, chat, isNew],
  );
}

export const useTalkState = ({ store }: Talk) => useSyncExternalStore(store.subscribe, store.state);

const NONE: readonly ChatMessage[] = [];

/** What was said, and taking up an answer that is still being made, or was without its title. */
export function useMessages(talk: Talk) {
  const api = useApi();
  const { chatId, live } = useTalkState(talk);
  const query = useQuery<readonly ChatMessage[]>({
    queryKey: talk.store.messagesKey,
    queryFn:
      chatId === null
        ? skipToken
        : ({ signal }) => api.request('GET /chat', { query: { chat_id: chatId }, signal }),
    // What is being written down is newer than what the API has kept.
    enabled: chatId !== null && !live,
    retry: false,
    // Another tab may have asked on.
    refetchOnWindowFocus: 'always',
  });
  const messages = query.data ?? NONE;
  const isKnown = query.isFetchedAfterMount && !query.isFetching && !live;
  const waits = isKnown && isUnderWay(messages);
  useEffect(() => {
    if (waits) void talk.attach();
  }, [talk, waits]);
  const isNameless = isUnnamed(useChatName(chatId)) && isKnown && !isUnderWay(messages);
  useEffect(() => {
    if (isNameless) talk.thinkOfTitle();
  }, [talk, isNameless]);
  return { query, messages };
}
