import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallBodyInput, OfficeOverview } from '@kengetal/contract';
import { saveDownload, useApi, type ApiClient } from '@kengetal/platform';
import { keyOf } from '../../../parts/place.ts';

/** How often is looked while something is read or looked through, in ms. */
const WHILE_BUSY = 3_000;

const getOffice = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/office', { query: { organisation_id }, signal });

const getFigures = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('GET /project/office', { query: { project_id }, signal });

const officeOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf({ kind: 'organisatie', id }, 'office'),
    queryFn: ({ signal }) => getOffice(api, id, signal),
    refetchInterval: ({ state }) => (isBusy(state.data) ? WHILE_BUSY : false),
  });

const figuresOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf({ kind: 'project', id }, 'office'),
    queryFn: ({ signal }) => getFigures(api, id, signal),
    staleTime: 0,
  });

const isBusy = (office: OfficeOverview | undefined): boolean =>
  office?.rows.some(({ is_making, source }) => is_making || source?.status === 'bezig') ?? false;

/** The administrations of an organisation, again while they change by themselves. */
export const useOffice = (id: string) => useQuery(officeOptions(useApi(), id));

/** Asks for the amounts of a project as figures, when one is opened. */
export function useFetchFigures() {
  const api = useApi();
  const client = useQueryClient();
  return (projectId: string) => client.fetchQuery(figuresOptions(api, projectId));
}

type Body = CallBodyInput<'exportOffice'>;
export type ExportFormat = Body['format'];

/** Has administrations made as a file, and lets the browser save it. */
export function useExportOffice() {
  const api = useApi();
  return useMutation({
    mutationKey: ['mfe-settings', 'export-office'],
    mutationFn: (body: Body) => api.request('POST /organisation/office/export', { body }),
    onSuccess: (file) => saveDownload(api, file),
  });
}
