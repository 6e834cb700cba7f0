import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReportParameters } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

const fetchReport = (api: ApiClient, body: ReportParameters, signal: AbortSignal) =>
  api.request('POST /report', { body, signal });

export const reportOptions = (api: ApiClient, parameters: ReportParameters) =>
  queryOptions({
    queryKey: ['mfe-reports', 'report', parameters],
    queryFn: ({ signal }) => fetchReport(api, parameters, signal),
  });

/** What a report consists of. */
export function useReport(parameters: ReportParameters) {
  return useQuery(reportOptions(useApi(), parameters));
}
