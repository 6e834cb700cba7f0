import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookedFigure } from '@kengetal/contract';
import { useApi, useProject } from '@kengetal/platform';
import type { ApiClient, ApiRequest, ApiResponse } from '@kengetal/platform';

export type LinesAnswer = ApiResponse<'POST /lines'>;
export type LinesSort = NonNullable<ApiRequest<'POST /lines'>['body']['sort']>;

/** Lines that are asked for at once. */
export const PAGE = 200;

export interface LinesQuery {
  /** First part of the query keys: the name of the remote. */
  namespace: string;
  figure: BookedFigure;
  search: string;
  sort: LinesSort;
}

/** The first lines of a booked figure, with its sum and the number of all. */
export function useFirstPage(query: LinesQuery) {
  const { keyOf, fetchPage, isReady } = usePageFetch(query);
  return useQuery({
    queryKey: keyOf(0),
    enabled: isReady,
    queryFn: ({ signal }) => fetchPage(0, signal),
    placeholderData: keepPreviousData,
  });
}

/** Pages by number, those that have come; each is asked for once. */
export function usePages(
  query: LinesQuery,
  pages: readonly number[],
): ReadonlyMap<number, LinesAnswer> {
  const { keyOf, fetchPage, isReady } = usePageFetch(query);
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOf(page),
      enabled: isReady,
      staleTime: Infinity,
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(page, signal),
    })),
  });
  return new Map(
    pages.flatMap((page, index) => {
      const data = results[index]?.data;
      return data ? [[page, data] as const] : [];
    }),
  );
}

function usePageFetch({ namespace, figure, search, sort }: LinesQuery) {
  const api = useApi();
  const client = useQueryClient();
  const projectId = useProject().active?.project_id;
  const keyOf = (page: number) => [
    namespace,
    'lines',
    projectId,
    figure.selection,
    search,
    sort,
    page,
  ];
  const fetchPage = (page: number, signal: AbortSignal) => {
    // After the page before it goes on where that ended; elsewhere it jumps.
    const before = page > 0 ? client.getQueryData<LinesAnswer>(keyOf(page - 1)) : undefined;
    const place = before?.next_cursor ? { cursor: before.next_cursor } : { offset: page * PAGE };
    return requestLines(api, { projectId, figure, search, sort, ...place }, signal);
  };
  return { keyOf, fetchPage, isReady: projectId !== undefined };
}

interface PageRequest extends Pick<LinesQuery, 'figure' | 'search' | 'sort'> {
  projectId: string | undefined;
  cursor?: string;
  offset?: number;
}

function requestLines(
  api: ApiClient,
  { projectId = '', figure, search, sort, cursor, offset }: PageRequest,
  signal: AbortSignal,
): Promise<LinesAnswer> {
  return api.request('POST /lines', {
    body: {
      project_id: projectId,
      selection: figure.selection,
      sort: asStored(sort, figure),
      limit: PAGE,
      ...(search ? { search } : {}),
      ...(cursor ? { cursor } : {}),
      ...(offset ? { offset } : {}),
    },
    signal,
  });
}

/** The order that is seen, in that of the books, where income is negative. */
function asStored(sort: LinesSort, { sign }: BookedFigure): LinesSort {
  if (sort.column !== 'bedrag' || sign === 1) return sort;
  return { ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
