import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useBus, type ApiClient } from '@kengetal/platform';

const getAssistant = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/assistant', { query: { organisation_id }, signal });

const assistantOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'organisation', id, 'assistant'],
    queryFn: ({ signal }) => getAssistant(api, id, signal),
  });

export const useAssistant = (id: string) => useQuery(assistantOptions(useApi(), id));

/** What a beheerder changes: the model on (under the terms that were read) or off, or the days of chats. */
export type AssistantChange =
  | { readonly on: true; readonly terms: string }
  | { readonly on: false }
  | { readonly days: number | null };

const change = (api: ApiClient, organisation_id: string, asked: AssistantChange) =>
  'days' in asked
    ? api.request('POST /organisation/assistant/retention', { body: { organisation_id, ...asked } })
    : api.request('POST /organisation/assistant', { body: { organisation_id, ...asked } });

/** Makes a change; what was refused because it is outdated is read anew. */
export function useChangeAssistant(id: string) {
  const api = useApi();
  const bus = useBus();
  const client = useQueryClient();
  const { queryKey } = assistantOptions(api, id);
  return useMutation({
    mutationKey: ['mfe-settings', 'change-assistant', id],
    mutationFn: (asked: AssistantChange) => change(api, id, asked),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      bus.emit('configChanged', null);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
