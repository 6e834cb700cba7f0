import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveDownload, useApi, type ApiClient } from '@kengetal/platform';

const getAccount = (api: ApiClient, signal: AbortSignal) => api.request('GET /account', { signal });

const endSession = (api: ApiClient, session_id: string) =>
  api.request('DELETE /account/session', { body: { session_id } });

const endOtherSessions = (api: ApiClient) => api.request('DELETE /account/sessions', {});

const exportAccount = (api: ApiClient) => api.request('POST /account/export', {});

const accountOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mfe-settings', 'account'],
    queryFn: ({ signal }) => getAccount(api, signal),
    staleTime: 0,
  });

/** Who is signed in, and where. */
export const useAccount = () => useQuery(accountOptions(useApi()));

/** Ends sign-ins; read again when that is done. */
function useEnding<Asked>(name: string, end: (api: ApiClient, asked: Asked) => Promise<unknown>) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mfe-settings', name],
    mutationFn: (asked: Asked) => end(api, asked),
    onSuccess: () => client.invalidateQueries({ queryKey: accountOptions(api).queryKey }),
  });
}

export const useEndSession = () => useEnding('end-session', endSession);
export const useEndOtherSessions = () =>
  useEnding('end-other-sessions', (api, _none: undefined) => endOtherSessions(api));

/** Has what is kept of the user made as a file, and lets the browser save it. */
export function useExportAccount() {
  const api = useApi();
  return useMutation({
    mutationKey: ['mfe-settings', 'export-account'],
    mutationFn: () => exportAccount(api),
    onSuccess: (download) => saveDownload(api, download),
  });
}
