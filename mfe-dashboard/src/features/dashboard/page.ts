import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallBody, Comparison, PageData } from '@kengetal/contract';
import { useApi, type ApiClient, type Period } from '@kengetal/platform';

/** What is asked of a page of the dashboard: of a period, or of now. */
type Asked = Pick<CallBody<'pages'>, 'project_id' | 'page' | 'filters' | 'view'>;

const fetchPage = (api: ApiClient, body: Asked, signal?: AbortSignal) =>
  api.request('POST /pages', { body, ...(signal && { signal }) });

/** How long until a part that is being made in the background is asked for again, in ms. */
const AGAIN_MS = 1_000;

const pageOptions = (api: ApiClient, asked: Asked | null) =>
  queryOptions({
    queryKey: ['mfe-dashboard', 'page', asked],
    queryFn: asked ? ({ signal }) => fetchPage(api, asked, signal) : skipToken,
    refetchInterval: ({ state }) =>
      isMaking(state.data) ? AGAIN_MS : isReadingFirst(state.data) ? READING_MS : false,
  });

/** While the first books are read, in ms. */
const READING_MS = 3_000;

const isMaking = (page: PageData | undefined) =>
  page?.blocks.some(({ kind }) => kind === 'pending') ?? false;

/** Whether the first books of a project are being read: its figures will be there by themselves. */
export const isReadingFirst = (page: PageData | undefined): boolean =>
  page?.blocks.some((block) => block.kind === 'steps' && block.items.some(({ busy }) => busy)) ??
  false;

/**
 * A page of the dashboard; pending for as long as what to ask is not known. While another period or
 * comparison is on its way, what was there stays.
 */
export function usePage(asked: Asked | null) {
  const isSame = (known: unknown) =>
    typeof known === 'object' &&
    known !== null &&
    'project_id' in known &&
    known.project_id === asked?.project_id;
  return useQuery({
    ...pageOptions(useApi(), asked),
    placeholderData: (before, query) => (isSame(query?.queryKey[2]) ? before : undefined),
  });
}

/** Asks again for one block that could not be made; it takes its place among the others. */
export function useBlockAgain(asked: Asked) {
  const [queries, api] = [useQueryClient(), useApi()];
  return useMutation({
    mutationFn: (key: string) => fetchPage(api, { ...asked, view: { ...asked.view, rij: key } }),
    onSuccess: ({ blocks: made }, key) =>
      queries.setQueryData<PageData>(pageOptions(api, asked).queryKey, (page) => {
        if (!page) return page;
        const blocks = page.blocks.flatMap((block) => (block.key === key ? made : [block]));
        return { ...page, blocks };
      }),
  });
}

/** What is asked of a period, held against what was chosen or else what the books have. */
export function ofPeriod(
  project_id: string,
  { periode_min, periode_max }: Period,
  vergelijking: Comparison | null,
): Asked {
  return {
    project_id,
    page: 'dashboard',
    filters: [{ column: 'periode', operator: 'between', value: [periode_min, periode_max] }],
    ...(vergelijking && { view: { vergelijking } }),
  };
}

/** What is asked of now, whatever the period. */
export const ofNow = (project_id: string): Asked => ({
  project_id,
  page: 'dashboard-nu',
  filters: [],
});

export type { Asked };
