import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';
import { keyOf } from '../../../parts/place.ts';

const getOrphans = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/orphans', { query: { organisation_id }, signal });

const takeProject = (api: ApiClient, organisation_id: string, project_id: string) =>
  api.request('POST /organisation/orphan', { body: { organisation_id, project_id } });

const orphansOptions = (api: ApiClient, id: string, mayAsk: boolean) =>
  queryOptions({
    queryKey: keyOf({ kind: 'organisatie', id }, 'orphans'),
    queryFn: mayAsk ? ({ signal }) => getOrphans(api, id, signal) : skipToken,
  });

/** Projects without a beheerder, for who manages the organisation. */
export const useOrphans = (id: string, mayAsk: boolean) =>
  useQuery(orphansOptions(useApi(), id, mayAsk));

/** Takes a project over as its beheerder. */
export function useTakeProject(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'take-project', id],
    mutationFn: (projectId: string) => takeProject(api, id, projectId),
    onSuccess: async () => {
      await reload();
      await client.invalidateQueries({ queryKey: keyOf({ kind: 'organisatie', id }) });
    },
  });
}
