import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useApi, type ApiClient } from '@kengetal/platform';

const fetchFilters = (api: ApiClient, projectId: string, signal: AbortSignal) =>
  api.request('GET /filters', { query: { project_id: projectId }, signal });

const filtersOptions = (api: ApiClient, projectId: string | null) =>
  queryOptions({
    queryKey: ['mfe-reports', 'filters', projectId],
    queryFn: projectId === null ? skipToken : ({ signal }) => fetchFilters(api, projectId, signal),
    select: ({ reports }) => reports,
  });

/** Every report of a project, newest first; pending without a project. */
export function useReports(projectId: string | null) {
  return useQuery(filtersOptions(useApi(), projectId));
}
