import { useEffect } from 'react';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallBodyInput, Detector } from '@kengetal/contract';
import { saveDownload, useApi, useBus, type ApiClient, type Period } from '@kengetal/platform';

/** How long until it is asked again whether the books have been looked at, in ms. */
const AGAIN_MS = 2_000;

export const listKey = (projectId: string) => ['mfe-dashboard', 'suggestions', projectId] as const;

function fetchSuggestions(
  api: ApiClient,
  projectId: string,
  period: Period | null,
  signal: AbortSignal,
) {
  // 0 if unset (specification §7).
  const { periode_min, periode_max } = period ?? { periode_min: 0, periode_max: 0 };
  return api.request('GET /suggestions', {
    query: { project_id: projectId, periode_min, periode_max },
    signal,
  });
}

const suggestionsOptions = (api: ApiClient, projectId: string, period: Period | null) =>
  queryOptions({
    queryKey: [...listKey(projectId), period],
    queryFn: ({ signal }) => fetchSuggestions(api, projectId, period, signal),
    refetchInterval: ({ state }) => (state.data?.is_checking ? AGAIN_MS : false),
  });

/** Suggestions of a project: the open ones, and those that ended about a period; null for all. */
export function useSuggestions(projectId: string, period: Period | null) {
  return useQuery({
    ...suggestionsOptions(useApi(), projectId, period),
    placeholderData: keepPreviousData,
  });
}

/** Says in the menu how many are open; nothing while that is not known. */
export function useMenuCount(projectId: string, count: number | undefined): void {
  const bus = useBus();
  useEffect(() => {
    if (count === undefined) return;
    const entry = { project_id: projectId, count };
    bus.set('menuCounts', { ...bus.get('menuCounts'), '/suggesties': entry });
  }, [bus, projectId, count]);
}

/** Makes a detector quiet in a project, or lets it speak again. */
export function useQuiet(projectId: string, onDone: () => unknown) {
  const api = useApi();
  return useMutation({
    mutationFn: (choice: { detector: Detector; quiet: boolean }) =>
      api.request('POST /suggestions/quiet', { body: { project_id: projectId, ...choice } }),
    onSuccess: onDone,
  });
}

type Format = CallBodyInput<'exportSuggestions'>['format'];

export const FORMATS: readonly { key: Format; label: string }[] = [
  { key: 'xlsx', label: 'Excel' },
  { key: 'csv', label: 'CSV, voor een ander programma' },
];

/** Has the suggestions made as a file, and lets the browser save it. */
export function useExport(projectId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (format: Format) =>
      api.request('POST /suggestions/export', { body: { project_id: projectId, format } }),
    onSuccess: (download) => saveDownload(api, download),
  });
}
