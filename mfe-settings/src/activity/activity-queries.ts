import { queryOptions, useMutation, useQueries } from '@tanstack/react-query';
import { saveDownload, useApi, type ApiClient } from '@kengetal/platform';
import { keyOf, type Place } from '../parts/place.ts';
import type { ActivityFilter } from './use-activity-filter.ts';

interface Asked {
  filter: ActivityFilter;
  /** Where the page before ended; undefined for the first. */
  cursor: string | undefined;
}

const getPage = (
  api: ApiClient,
  { kind, id }: Place,
  { filter, cursor }: Asked,
  signal: AbortSignal,
) =>
  kind === 'organisatie'
    ? api.request('GET /organisation/activity', {
        query: { organisation_id: id, ...filter, cursor },
        signal,
      })
    : api.request('GET /project/activity', {
        query: { project_id: id, ...filter, cursor },
        signal,
      });

const exportAll = (api: ApiClient, { kind, id }: Place, filter: ActivityFilter) =>
  kind === 'organisatie'
    ? api.request('POST /organisation/activity/export', {
        body: { organisation_id: id, ...filter },
      })
    : api.request('POST /project/activity/export', { body: { project_id: id, ...filter } });

const pageOptions = (api: ApiClient, place: Place, asked: Asked) =>
  queryOptions({
    queryKey: keyOf(place, 'activity', asked.filter, asked.cursor ?? ''),
    queryFn: ({ signal }) => getPage(api, place, asked, signal),
    // What somebody did a moment ago is what one looks for.
    staleTime: 0,
  });

/** Pages of the log, one for each cursor. */
export function useActivityPages(
  place: Place,
  filter: ActivityFilter,
  cursors: readonly (string | undefined)[],
) {
  const api = useApi();
  return useQueries({
    queries: cursors.map((cursor) => pageOptions(api, place, { filter, cursor })),
  });
}

/** Has what the filter leaves made as a file, and lets the browser save it. */
export function useExportActivity(place: Place) {
  const api = useApi();
  return useMutation({
    mutationKey: ['mfe-settings', 'export-activity', place.id],
    mutationFn: (filter: ActivityFilter) => exportAll(api, place, filter),
    onSuccess: (download) => saveDownload(api, download),
  });
}
