import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ReportEntry, ReportResult } from '@kengetal/contract';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';

const fetchResults = (api: ApiClient, projectId: string, signal: AbortSignal) =>
  api.request('GET /report/results', { query: { project_id: projectId }, signal });

const resultsOptions = (api: ApiClient, projectId: string | null) =>
  queryOptions({
    queryKey: ['mfe-reports', 'results', projectId],
    queryFn: projectId === null ? skipToken : ({ signal }) => fetchResults(api, projectId, signal),
    select: ({ results }) => new Map(results.map((result) => [keyOf(result), result])),
  });

const keyOf = ({ type, periode_min, periode_max }: Named) =>
  `${type} ${periode_min}-${periode_max}`;

type Named = Pick<ReportEntry, 'type' | 'periode_min' | 'periode_max'>;

/** What a row of the list knows of its result: on its way, not to be had, or there. */
export type ResultState = 'loading' | 'failed' | ReportResult;

/** The results of all reports of the active project, by report. */
export function useResults() {
  const { active } = useProject();
  const { data, error, refetch } = useQuery(resultsOptions(useApi(), active?.project_id ?? null));
  return {
    error,
    refetch,
    resultOf: (report: Named): ResultState =>
      data ? (data.get(keyOf(report)) ?? 'failed') : error ? 'failed' : 'loading',
  };
}
