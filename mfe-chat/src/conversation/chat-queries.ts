import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Chat } from '@kengetal/contract';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';

const CHATS = ['mfe-chat', 'chats'] as const;

export const messagesKey = (projectId: string, chatId: string) =>
  ['mfe-chat', 'messages', projectId, chatId] as const;

/** Chats of a project, newest first; with words those whose name or messages hold them. */
export const chatsOptions = (api: ApiClient, projectId: string | null, search = '') =>
  queryOptions({
    queryKey: [...CHATS, projectId, search],
    queryFn: projectId
      ? ({ signal }) =>
          api.request('GET /chats', {
            query: { project_id: projectId, ...(search && { search }) },
            signal,
          })
      : skipToken,
  });

/** The name of a chat, as far as a list of them is loaded. */
export function useChatName(chatId: string | null): string | undefined {
  const { active } = useProject();
  const options = chatsOptions(useApi(), active?.project_id ?? null);
  const { data } = useQuery({ ...options, enabled: chatId !== null });
  return data?.find(({ chat_id }) => chat_id === chatId)?.chat_name;
}

/** The name of a chat in the lists that are loaded. */
export function nameOfChat(queries: QueryClient, chatId: string): string | undefined {
  const lists = queries.getQueriesData<Chat[]>({ queryKey: CHATS });
  const chats = lists.flatMap(([, list]) => list ?? []);
  return chats.find(({ chat_id }) => chat_id === chatId)?.chat_name;
}

/** Lists of chats are stale. */
export const renewChats = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: CHATS });

/** Gives a chat a title from what was said; a failure is only logged. */
export async function annotate(api: ApiClient, queries: QueryClient, chatId: string) {
  try {
    await api.request('POST /chat/annotate', { body: { chat_id: chatId } });
    renewChats(queries);
  } catch (error) {
    console.error('The chat got no title', error);
  }
}

export function useRenameChat() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { chat_id: string; chat_name: string }) =>
      api.request('PATCH /chat', { body }),
    onSuccess: () => renewChats(queries),
  });
}

const REMOVAL = ['mfe-chat', 'removal'] as const;

/** Also when the page is being left: the request goes on. */
export function useDeleteChat() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: REMOVAL,
    mutationFn: (chat_id: string) =>
      api.request('DELETE /chat', { query: { chat_id }, keepalive: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: CHATS }),
  });
}

/** Ids of chats whose deletion is on its way or done, whichever screen asked for it. */
export function useRemovedChats(of: 'under way or done' | 'done'): readonly string[] {
  const cache = useQueryClient().getMutationCache();
  const statuses = of === 'done' ? ['success'] : ['pending', 'success'];
  const ids = useSyncExternalStore(
    useCallback((notify) => cache.subscribe(notify), [cache]),
    () =>
      cache
        .findAll({
          mutationKey: REMOVAL,
          predicate: ({ state }) => statuses.includes(state.status),
        })
        .map(({ state }) => state.variables as string)
        .join(' '),
  );
  return useMemo(() => ids.split(' ').filter(Boolean), [ids]);
}

const NOT_AGAIN = { staleTime: Infinity, retry: false } as const;

/** Questions about what a prompt tells; undefined until they come, without a prompt or on failure. */
export function useSuggestions(prompt: string | null): readonly string[] | undefined {
  const api = useApi();
  const projectId = useProject().active?.project_id ?? null;
  const context_prompt = prompt?.trim().slice(0, 20_000) ?? '';
  const { data } = useQuery({
    queryKey: ['mfe-chat', 'suggestions', projectId, context_prompt],
    queryFn:
      projectId && context_prompt
        ? ({ signal }) =>
            api.request('POST /chat/context_suggestions', {
              body: { project_id: projectId, context_prompt },
              signal,
            })
        : skipToken,
    ...NOT_AGAIN,
  });
  return data?.suggestions;
}
