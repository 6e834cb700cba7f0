import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallBody, FilterItem } from '@kengetal/contract';
import { useApi, type ApiClient, type Period } from '@kengetal/platform';

type PageBody = CallBody<'pages'>;

export interface PageParameters {
  page: PageBody['page'];
  projectId: string;
  period: Period;
  /** Besides the period. */
  filters: readonly FilterItem[];
  view?: NonNullable<PageBody['view']>;
}

function fetchPage(api: ApiClient, parameters: PageParameters, signal: AbortSignal) {
  const { page, projectId, period, filters, view } = parameters;
  const { periode_min, periode_max } = period;
  return api.request('POST /pages', {
    body: {
      project_id: projectId,
      page,
      filters: [
        { column: 'periode', operator: 'between', value: [periode_min, periode_max] },
        ...filters,
      ],
      ...(view && { view }),
    },
    signal,
  });
}

const pageOptions = (api: ApiClient, parameters: PageParameters | null) =>
  queryOptions({
    queryKey: ['mfe-analytics', 'page', parameters],
    queryFn: parameters ? ({ signal }) => fetchPage(api, parameters, signal) : skipToken,
  });

/**
 * An analytics page; pending without parameters. While another choice of the same page is on its
 * way, what was there stays.
 */
export function usePage(parameters: PageParameters | null) {
  const isSame = (known: unknown) =>
    typeof known === 'object' &&
    known !== null &&
    'projectId' in known &&
    'page' in known &&
    known.projectId === parameters?.projectId &&
    known.page === parameters?.page;
  return useQuery({
    ...pageOptions(useApi(), parameters),
    placeholderData: (before, query) => (isSame(query?.queryKey[2]) ? before : undefined),
  });
}

/** Fetches a page before it is asked for. */
export function usePrefetchPage() {
  const [queries, api] = [useQueryClient(), useApi()];
  return (parameters: PageParameters) => void queries.prefetchQuery(pageOptions(api, parameters));
}
