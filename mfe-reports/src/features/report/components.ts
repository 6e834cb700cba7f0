import { queryOptions, useQueries } from '@tanstack/react-query';
import type { CallResponse, ReportParameters } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

export type ComponentEntry = CallResponse<'report'>['components'][number];
export type ComponentData = CallResponse<'reportComponent'>;

const fetchComponent = (
  api: ApiClient,
  parameters: ReportParameters,
  id: string,
  signal: AbortSignal,
) => api.request('POST /report/components', { body: { ...parameters, id }, signal });

const componentOptions = (api: ApiClient, parameters: ReportParameters, id: string) =>
  queryOptions({
    queryKey: ['mfe-reports', 'component', parameters, id],
    queryFn: ({ signal }) => fetchComponent(api, parameters, id, signal),
  });

/** A component of a report and how far it is; it fails and tries again by itself. */
export interface ComponentState extends ComponentEntry {
  data: ComponentData | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** All components at once, each by its own request, in the order of the entries. */
export function useComponents(
  parameters: ReportParameters,
  entries: readonly ComponentEntry[],
): ComponentState[] {
  const api = useApi();
  return useQueries({
    queries: entries.map(({ id }) => componentOptions(api, parameters, id)),
    combine: (results) =>
      results.flatMap(({ data, error, isFetching, refetch }, index) => {
        const entry = entries[index];
        return entry ? [{ ...entry, data, error, isFetching, retry: () => void refetch() }] : [];
      }),
  });
}
