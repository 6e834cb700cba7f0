import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { RemovedThing } from '@kengetal/contract';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';
import { keyOf, type Place } from '../parts/place.ts';
import { useGoOn } from '../parts/use-go-on.ts';

const getPreview = (api: ApiClient, { kind, id }: Place, signal: AbortSignal) =>
  kind === 'organisatie'
    ? api.request('GET /organisation/removal', { query: { organisation_id: id }, signal })
    : api.request('GET /project/removal', { query: { project_id: id }, signal });

const remove = (api: ApiClient, { kind, id }: Place) =>
  kind === 'organisatie'
    ? api.request('DELETE /organisation', { query: { organisation_id: id } })
    : api.request('DELETE /project', { query: { project_id: id } });

const getRemoved = (api: ApiClient, signal: AbortSignal) => api.request('GET /removed', { signal });

const restore = (api: ApiClient, { kind, id }: Place): Promise<unknown> =>
  kind === 'organisatie'
    ? api.request('POST /organisation/restore', { body: { organisation_id: id } })
    : api.request('POST /project/restore', { body: { project_id: id } });

const previewOptions = (api: ApiClient, place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'removal'),
    queryFn: ({ signal }) => getPreview(api, place, signal),
    staleTime: 0,
  });

const removedOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mfe-settings', 'removed'],
    queryFn: ({ signal }) => getRemoved(api, signal),
  });

/** What would be gone. */
export const useRemovalPreview = (place: Place) => useQuery(previewOptions(useApi(), place));

/** What was removed and the user can bring back. */
export const useRemoved = () => useQuery(removedOptions(useApi()));

/** What was removed a moment ago, as the place in the history keeps it. */
export interface JustRemoved {
  removed: Place & { name: string };
}

/** Removes it, and goes on to where it can be brought back at once. */
export function useRemove(place: Place, name: string) {
  const api = useApi();
  const client = useQueryClient();
  const goOn = useGoOn();
  return useMutation({
    mutationKey: ['mfe-settings', 'remove', place.id],
    mutationFn: () => remove(api, place),
    onSuccess: async () => {
      const state: JustRemoved = { removed: { ...place, name } };
      await goOn(place, '/organisatie', state);
      await client.invalidateQueries({ queryKey: removedOptions(api).queryKey });
    },
  });
}

const ADDRESSES = {
  organisatie: (id: string) => `/organisatie?organisation_id=${id}`,
  project: (id: string) => `/project?tab=algemeen&project=${id}`,
};

/** Brings it back, and opens it. */
export function useRestore() {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'restore'],
    mutationFn: ({ kind, id }: Pick<RemovedThing, 'kind' | 'id'>) => restore(api, { kind, id }),
    onSuccess: async (_answer, { kind, id }) => {
      await reload();
      await client.invalidateQueries({ queryKey: removedOptions(api).queryKey });
      await navigate(ADDRESSES[kind](encodeURIComponent(id)));
    },
  });
}
