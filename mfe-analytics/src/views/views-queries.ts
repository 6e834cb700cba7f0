import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallBodyInput, ViewScreen } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

type New = Omit<CallBodyInput<'saveView'>, 'project_id' | 'screen'>;
type Change = Omit<CallBodyInput<'changeView'>, 'project_id'>;

const fetchViews = (
  api: ApiClient,
  query: { project_id: string; screen: ViewScreen },
  signal: AbortSignal,
) => api.request('GET /views', { query, signal });

const viewsOptions = (api: ApiClient, project_id: string, screen: ViewScreen) =>
  queryOptions({
    queryKey: ['mfe-analytics', 'views', project_id, screen],
    queryFn: ({ signal }) => fetchViews(api, { project_id, screen }, signal),
  });

/** Kept views of a screen: the own ones and those of the project, by name. */
export function useViews(projectId: string, screen: ViewScreen) {
  return useQuery(viewsOptions(useApi(), projectId, screen));
}

/** Keeps, changes and removes views of a screen; the list is read again after each. */
export function useViewMutations(project_id: string, screen: ViewScreen) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = viewsOptions(api, project_id, screen);
  const onSettled = () => client.invalidateQueries({ queryKey });
  return {
    save: useMutation({
      mutationFn: (view: New) =>
        api.request('POST /view', { body: { project_id, screen, ...view } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (change: Change) =>
        api.request('PATCH /view', { body: { project_id, ...change } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (view_id: string) =>
        api.request('DELETE /view', { body: { project_id, view_id } }),
      onSettled,
    }),
  };
}
