import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';

/** As many as the sidebar shows (specification §9). */
export const RECENT = 5;

async function fetchChats(api: ApiClient, projectId: string, signal: AbortSignal) {
  return api.request('GET /chats', { query: { project_id: projectId }, signal });
}

const chatsOptions = (api: ApiClient, projectId: string | null) =>
  queryOptions({
    queryKey: ['mfe-chat', 'chats', projectId],
    queryFn: projectId ? ({ signal }) => fetchChats(api, projectId, signal) : skipToken,
    select: (chats) => chats.slice(0, RECENT),
  });

/** The latest chats of the active project, newest first; a failure is only logged (specification §8). */
export function useRecentChats() {
  const { active } = useProject();
  return useQuery(chatsOptions(useApi(), active?.project_id ?? null));
}
