import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi, type ApiResponse } from '@kengetal/platform';

export type Relation = ApiResponse<'POST /relation'>;

/** What is known of a relation; idle without one. */
export function useRelation(
  project_id: string,
  relatie: string | null,
): UseQueryResult<Relation, Error> {
  const api = useApi();
  return useQuery({
    queryKey: ['shell', 'relation', project_id, relatie],
    queryFn: ({ signal }) =>
      api.request('POST /relation', { body: { project_id, relatie: relatie ?? '' }, signal }),
    enabled: relatie !== null,
  });
}
