import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Filters } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';
import type { FilterOption } from '@kengetal/ui';
import type { LedgerColumn } from './selection.ts';

export type LedgerOptions = Record<LedgerColumn, FilterOption[]>;

const fetchFilters = (api: ApiClient, projectId: string, signal: AbortSignal) =>
  api.request('GET /filters', { query: { project_id: projectId }, signal });

function optionsOf(filters: Filters): LedgerOptions {
  const asOptions = (list: Filters['grootboek_types']): FilterOption[] =>
    list.map(({ waarde, naam }) => ({ key: waarde, label: naam }));
  return {
    type: asOptions(filters.grootboek_types),
    groep: asOptions(filters.grootboek_groepen),
    rekening: asOptions(filters.grootboek_namen),
  };
}

const filtersOptions = (api: ApiClient, projectId: string | null) =>
  queryOptions({
    queryKey: ['mfe-analytics', 'filters', projectId],
    queryFn: projectId === null ? skipToken : ({ signal }) => fetchFilters(api, projectId, signal),
  });

/** What the filters of a project offer; pending without a project. */
export function useLedgerOptions(projectId: string | null) {
  return useQuery({ ...filtersOptions(useApi(), projectId), select: optionsOf });
}

const isEmpty = ({ periode_bereik }: Filters) => periode_bereik === null;

/** True once a project is known to have no bookings: there is nothing to choose from. */
export function useIsWithoutBooks(projectId: string | null): boolean {
  const { data = false } = useQuery({
    ...filtersOptions(useApi(), projectId),
    select: isEmpty,
  });
  return data;
}
