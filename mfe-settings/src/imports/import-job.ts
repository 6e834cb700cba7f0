import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportJob } from '@kengetal/contract';
import { useApi, type ApiClient, type ApiRequest } from '@kengetal/platform';

const POLL_MS = 1_000;

export type Decision = ApiRequest<'POST /import/decision'>['body']['decision'];

const getImport = (api: ApiClient, importId: string, signal: AbortSignal) =>
  api.request('GET /import', { query: { import_id: importId }, signal });

const decideImport = (api: ApiClient, importId: string, decision: Decision) =>
  api.request('POST /import/decision', { body: { import_id: importId, decision } });

const retryImport = (api: ApiClient, importId: string) =>
  api.request('POST /import/retry', { body: { import_id: importId } });

/** Whether the API is still at work, so that asking again makes sense. */
export const isRunning = (job: ImportJob): boolean =>
  job.status === 'wachtend' || job.status === 'bezig';

export function importJobOptions(api: ApiClient, importId: string) {
  return queryOptions({
    queryKey: ['mfe-settings', 'import', importId],
    queryFn: ({ signal }) => getImport(api, importId, signal),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });
}

/** Progress and result of an import, read again every second while it runs. */
export function useImportJob(importId: string) {
  return useQuery(importJobOptions(useApi(), importId));
}

/** Answers whether the file replaces what is there or is added to it. */
export function useDecideImport(importId: string) {
  const api = useApi();
  const renewed = useJobRenewed();
  return useMutation({
    mutationKey: ['mfe-settings', 'decide-import', importId],
    mutationFn: (decision: Decision) => decideImport(api, importId, decision),
    onSuccess: renewed,
  });
}

/** Reads an upload again after a fault of ours; nothing is sent again. */
export function useRetryImport(importId: string) {
  const api = useApi();
  const renewed = useJobRenewed();
  return useMutation({
    mutationKey: ['mfe-settings', 'retry-import', importId],
    mutationFn: () => retryImport(api, importId),
    onSuccess: renewed,
  });
}

/** Keeps what the API says of an import; who follows it goes on from there. */
function useJobRenewed() {
  const api = useApi();
  const client = useQueryClient();
  return (job: ImportJob) => {
    client.setQueryData(importJobOptions(api, job.import_id).queryKey, job);
  };
}
