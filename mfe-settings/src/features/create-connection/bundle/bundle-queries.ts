import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bundle, BundleFile } from '@kengetal/contract';
import { saveDownload, useApi, type ApiClient, type ApiRequest } from '@kengetal/platform';

const POLL_MS = 1_500;
/** For each file more: an answer about hundreds is large, and reading them takes minutes. */
const POLL_FILE_MS = 20;

type Choices = ApiRequest<'POST /import/files/decision'>['body']['files'];

const getBundle = (api: ApiClient, importId: string, signal: AbortSignal) =>
  api.request('GET /import/files', { query: { import_id: importId }, signal });

/** Whether a file waits for its turn or is being read. */
export const isUnderWay = ({ status }: BundleFile): boolean =>
  status === 'wachtend' || status === 'bezig';

function bundleOptions(api: ApiClient, importId: string) {
  return queryOptions({
    queryKey: ['mfe-settings', 'bundle', importId],
    queryFn: ({ signal }) => getBundle(api, importId, signal),
    refetchInterval: ({ state }) => {
      const files = state.data?.files ?? [];
      return files.some(isUnderWay) ? POLL_MS + files.length * POLL_FILE_MS : false;
    },
  });
}

/** The files of an upload, read again while some are under way. */
export function useBundle(importId: string) {
  return useQuery(bundleOptions(useApi(), importId));
}

/** Has the files looked at again, as when something was done with one of them. */
export function useBundleChanged(importId: string) {
  const api = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: bundleOptions(api, importId).queryKey });
}

/** Says where files of new companies go. */
export function useDecideBundle(importId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mfe-settings', 'decide-bundle', importId],
    mutationFn: (files: Choices) =>
      api.request('POST /import/files/decision', { body: { import_id: importId, files } }),
    onSuccess: (bundle: Bundle) =>
      client.setQueryData(bundleOptions(api, importId).queryKey, bundle),
  });
}

/** Saves what became of each file as a list for a spreadsheet. */
export function useExportBundle(importId: string) {
  const api = useApi();
  return useMutation({
    mutationKey: ['mfe-settings', 'export-bundle', importId],
    mutationFn: () => api.request('POST /import/files/export', { body: { import_id: importId } }),
    onSuccess: (download) => saveDownload(api, download),
  });
}
