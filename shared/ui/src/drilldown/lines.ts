import { useInfiniteQuery } from '@tanstack/react-query';
import type { BookedFigure, JournalLine } from '@kengetal/contract';
import { useApi, useProject } from '@kengetal/platform';
import type { ApiClient, ApiResponse } from '@kengetal/platform';

export type LinesAnswer = ApiResponse<'POST /lines'>;

const PAGE = 200;
const EXPORT_PAGE = 500;

export interface LinesRequest {
  /** First part of the query keys: the name of the remote. */
  namespace: string;
  figure: BookedFigure;
  search: string;
}

/** The lines of a booked figure, by account, page after page. */
export function useLines({ namespace, figure, search }: LinesRequest) {
  const api = useApi();
  const projectId = useProject().active?.project_id;
  return useInfiniteQuery({
    queryKey: [namespace, 'lines', projectId, figure.selection, search],
    enabled: projectId !== undefined,
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    queryFn: ({ pageParam, signal }) =>
      requestLines(api, { projectId, figure, search, cursor: pageParam, limit: PAGE }, signal),
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    placeholderData: (previous) => previous,
  });
}

interface PageRequest {
  projectId: string | undefined;
  figure: BookedFigure;
  search: string;
  cursor: string | undefined;
  limit: number;
}

function requestLines(
  api: ApiClient,
  { projectId = '', figure, search, cursor, limit }: PageRequest,
  signal?: AbortSignal,
): Promise<LinesAnswer> {
  return api.request('POST /lines', {
    body: {
      project_id: projectId,
      selection: figure.selection,
      sort: { column: 'rekening', direction: 'asc' },
      limit,
      ...(search ? { search } : {}),
      ...(cursor ? { cursor } : {}),
    },
    ...(signal ? { signal } : {}),
  });
}

/** Every line of a figure, for export. */
export async function allLines(
  api: ApiClient,
  projectId: string,
  figure: BookedFigure,
): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  let cursor: string | undefined;
  do {
    const page = await requestLines(api, {
      projectId,
      figure,
      search: '',
      cursor,
      limit: EXPORT_PAGE,
    });
    lines.push(...page.lines);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return lines;
}
