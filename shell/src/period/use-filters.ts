import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Filters } from '@kengetal/contract';
import type { ApiClient } from '@kengetal/platform';

/** GET /filters of a project, kept under ['shell', 'filters', project]. */
export function filtersOptions(api: ApiClient, projectId: string) {
  return queryOptions({
    queryKey: ['shell', 'filters', projectId],
    queryFn: ({ signal }) =>
      api.request('GET /filters', { query: { project_id: projectId }, signal }),
  });
}

/** Presets, reports and age of the active project's figures; idle without a project. */
export function useFilters(
  api: ApiClient,
  projectId: string | null,
): UseQueryResult<Filters, Error> {
  return useQuery({ ...filtersOptions(api, projectId ?? ''), enabled: projectId !== null });
}
