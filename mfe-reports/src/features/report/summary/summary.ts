import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { CallResponse, ReportParameters } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';
import type { Look } from '../view.ts';

export type SummaryData = CallResponse<'reportSummary'>;

interface Asked {
  parameters: ReportParameters;
  look: Look;
}

const fetchSummary = (
  api: ApiClient,
  { parameters, look }: Asked,
  signal: AbortSignal,
): Promise<SummaryData> =>
  api.request('POST /report/summary', { body: { ...parameters, ...look }, signal });

const keyOf = ({ parameters }: Asked) => ['mfe-reports', 'summary', parameters] as const;

const summaryOptions = (client: QueryClient, api: ApiClient, asked: Asked) =>
  queryOptions({
    queryKey: [...keyOf(asked), asked.look],
    queryFn: ({ signal }) => fetchSummary(api, asked, signal),
    // The text of another look stays until the new one is there.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(asked.parameters) ? before : undefined,
  });

/** The summary of a report in words. */
export function useSummary(asked: Asked) {
  const client = useQueryClient();
  return useQuery(summaryOptions(client, useApi(), asked));
}

/**
 * Writes the summary anew; the old one stays until that is done, and when it fails. Its state is
 * that of this look: what another look was asked for comes in its own place.
 */
export function useRefresh(asked: Asked) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...keyOf(asked), asked.look, 'refresh'],
    mutationFn: ({ parameters, look }: Asked) =>
      api.request('POST /report/summary', { body: { ...parameters, ...look, refresh: true } }),
    onSuccess: (summary, wanted) =>
      client.setQueryData(summaryOptions(client, api, wanted).queryKey, summary),
  });
}
