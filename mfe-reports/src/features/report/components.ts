import { useEffect } from 'react';
import { queryOptions, useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type CallResponse, type PageData, type ReportParameters } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';
import type { Look } from './view.ts';

export type ComponentEntry = CallResponse<'report'>['components'][number];
/** A component with its tables whole. */
export type ComponentData = Omit<CallResponse<'reportComponent'>, 'blocks'> &
  Pick<PageData, 'blocks'>;

interface Asked {
  parameters: ReportParameters;
  look: Look;
  id: string;
}

async function fetchComponent(
  api: ApiClient,
  { parameters, look, id }: Asked,
  signal: AbortSignal,
): Promise<ComponentData> {
  const body = { ...parameters, ...look, id };
  return api.request('POST /report/components', { body, signal });
}

const keyOf = ({ parameters, id }: Asked) => ['mfe-reports', 'component', parameters, id] as const;

const componentOptions = (client: QueryClient, api: ApiClient, asked: Asked) =>
  queryOptions({
    queryKey: [...keyOf(asked), asked.look],
    queryFn: ({ signal }) => fetchComponent(api, asked, signal),
    placeholderData: inAnotherLook(client, asked),
  });

/** The same component as it was last looked at: it stays until the new figures are there. */
function inAnotherLook(client: QueryClient, asked: Asked): ComponentData | undefined {
  const known = client.getQueryCache().findAll({ queryKey: keyOf(asked) });
  const latest = known.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  return latest && client.getQueryData<ComponentData>(latest.queryKey);
}

/** A component of a report and how far it is; it fails and tries again by itself. */
export interface ComponentState extends ComponentEntry {
  data: ComponentData | undefined;
  /** True while the data is still that of another look. */
  isOlder: boolean;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** All components at once, each by its own request, in the order of the entries. */
export function useComponents(
  parameters: ReportParameters,
  look: Look,
  entries: readonly ComponentEntry[],
): ComponentState[] {
  const api = useApi();
  const client = useQueryClient();
  const nothing = entries.length === 0;
  useEffect(() => {
    if (nothing) console.warn('No components to fetch. Fetch report first.'); // specification §8
  }, [nothing]);
  return useQueries({
    queries: entries.map(({ id }) => componentOptions(client, api, { parameters, look, id })),
    combine: (results) =>
      results.flatMap(({ data, error, isFetching, isPlaceholderData, refetch }, index) => {
        const entry = entries[index];
        if (!entry) return [];
        const retry = () => void refetch();
        return [{ ...entry, data, isOlder: isPlaceholderData, error, isFetching, retry }];
      }),
  });
}
