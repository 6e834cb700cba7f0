import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import type {
  AskedOpenItems,
  BookedFigure,
  FilterItem,
  OpenItem,
  OpenItemsBlock,
  OpenItemsPage,
} from '@kengetal/contract';
import { saveDownload, useApi, useProject } from '@kengetal/platform';

export type Per = AskedOpenItems['per'];
export type Sort = NonNullable<AskedOpenItems['sort']>;

/** Items that are asked for at once. */
export const PAGE = 200;

/** What is open longest, or most, stands first. */
export const FIRST: Record<Per, Sort> = {
  relatie: { column: 'bedrag', direction: 'desc' },
  factuur: { column: 'dagen', direction: 'desc' },
};

export interface Asked {
  block: OpenItemsBlock;
  per: Per;
  sort: Sort;
}

function usePageOptions({ block: { groep, periode, dag }, per, sort }: Asked) {
  const api = useApi();
  const projectId = useProject().active?.project_id;
  const body = { project_id: projectId ?? '', groep, periode, dag, per, sort };
  return (page: number) => ({
    queryKey: ['mfe-reports', 'open-items', body, page],
    enabled: projectId !== undefined,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.request('POST /open-items', {
        body: { ...body, limit: PAGE, offset: page * PAGE },
        signal,
      }),
  });
}

/** The first items, with the sum and number of all; others stand there until they have come. */
export function useFirstItems(asked: Asked) {
  return useQuery({ ...usePageOptions(asked)(0), placeholderData: keepPreviousData });
}

/** An item by its place, as far as its page has come; and what pages failed. */
export function useItems(asked: Asked, pages: readonly number[]) {
  const options = usePageOptions(asked);
  const results = useQueries({ queries: pages.map(options) });
  const known = new Map(pages.map((page, index) => [page, results[index]?.data?.items]));
  const failed = results.filter(({ isError }) => isError);
  return {
    itemAt: (place: number): OpenItem | undefined =>
      known.get(Math.floor(place / PAGE))?.[place % PAGE],
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Has the whole list made as a file, and lets the browser save it. */
export function useItemsExport({ block: { groep, periode, dag }, per, sort }: Asked) {
  const api = useApi();
  const project_id = useProject().active?.project_id ?? '';
  return useMutation({
    mutationFn: (format: 'xlsx' | 'csv') =>
      api.request('POST /open-items/export', {
        body: { project_id, groep, periode, dag, per, sort, format },
      }),
    onSuccess: (file) => saveDownload(api, file),
  });
}

/** The sum of all, opening into its lines. */
export function totalFigure({ selection, sign, cents }: OpenItemsPage): BookedFigure {
  return { kind: 'booked', cents, sign, selection };
}

/** What is open of an item, opening into the lines that make it up. */
export function figureOf({ selection, sign }: OpenItemsPage, item: OpenItem): BookedFigure {
  const { relatie, rekening, factuur, cents } = item;
  const filters: FilterItem[] = [{ column: 'tegenpartij', operator: 'eq', value: relatie }];
  if (rekening !== null) filters.push({ column: 'rekening', operator: 'eq', value: rekening });
  if (factuur !== null) filters.push({ column: 'post', operator: 'eq', value: factuur });
  return {
    kind: 'booked',
    cents,
    sign,
    selection: { ...selection, filters: [...selection.filters, ...filters] },
    about: {
      label: factuur === null ? item.naam : `${item.naam}, ${numberOf(item)}`,
      explanation: 'Regels van wat dan openstaat, met de betalingen tot dan.',
    },
  };
}

/** What an item is called that may belong to no invoice. */
export function numberOf({ factuur, beginstand }: OpenItem): string {
  return factuur || (beginstand ? 'Beginstand' : 'Zonder factuur');
}
