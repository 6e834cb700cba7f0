import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecurringAction } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

const seriesOptions = (api: ApiClient, projectId: string, series: string) =>
  queryOptions({
    queryKey: ['mfe-analytics', 'recurring', projectId, series],
    queryFn: ({ signal }) =>
      api.request('GET /recurring', { query: { project_id: projectId, series }, signal }),
  });

/** Why a series is one, and its bookings. */
export function useSeries(projectId: string, series: string) {
  return useQuery(seriesOptions(useApi(), projectId, series));
}

/** A change to make of series, or one to take back. */
export type Change = { do: RecurringAction; words: string } | { undo: string };

/** Makes a change and reads the series anew; answers the id to take it back by. */
export function useChangeSeries(projectId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change): Promise<string | null> => {
      const project = { project_id: projectId };
      if ('undo' in change) {
        await api.request('DELETE /recurring', { body: { ...project, change_id: change.undo } });
        return null;
      }
      const body = { ...project, change: change.do };
      return (await api.request('PATCH /recurring', { body })).change_id;
    },
    onSettled: () =>
      Promise.all(
        ['page', 'recurring'].map((kind) =>
          client.invalidateQueries({ queryKey: ['mfe-analytics', kind] }),
        ),
      ),
  });
}
