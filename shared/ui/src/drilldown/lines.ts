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

/** A page of lines: there, on its way (neither), or failed. */
export interface LinesPage {
  lines: LinesAnswer['lines'] | undefined;
  error: Error | null;
  retry: () => void;
}

/** Pages by number; each is asked for once. */
export function usePages(
  query: LinesQuery,
  pages: readonly number[],
): ReadonlyMap<number, LinesPage> {
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
    results.flatMap(({ data, error, refetch }, index) => {
      const page = pages[index];
      if (page === undefined) return [];
      return [[page, { lines: data?.lines, error, retry: () => void refetch() }] as const];
    }),
  );
}

/** The first pages as far as they have come, by their number; none is asked for. */
export function useKnownPages(query: LinesQuery, most: number): (LinesAnswer['lines'] | null)[] {
  const { keyOf } = usePageFetch(query);
  const client = useQueryClient();
  return Array.from(
    { length: most },
    (_, page) => client.getQueryData<LinesAnswer>(keyOf(page))?.lines ?? null,
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
