import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LedgerAccount, LedgerAccounts } from '@kengetal/contract';
import { useApi, useBus, type ApiClient, type ApiRequest } from '@kengetal/platform';

export type Changes = ApiRequest<'POST /project/accounts'>['body']['changes'];

const getAccounts = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('GET /project/accounts', { query: { project_id }, signal });

const mapAccounts = (api: ApiClient, project_id: string, changes: Changes) =>
  api.request('POST /project/accounts', { body: { project_id, changes } });

const undoMapping = (api: ApiClient, project_id: string, change_id: string) =>
  api.request('POST /project/accounts/undo', { body: { project_id, change_id } });

const accountsOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'project', id, 'accounts'],
    queryFn: ({ signal }) => getAccounts(api, id, signal),
  });

export const useLedgerAccounts = (projectId: string) =>
  useQuery(accountsOptions(useApi(), projectId));

/** Puts accounts in a group, or gives the choice back; the list and the figures follow. */
export function useMapAccounts(projectId: string) {
  const api = useApi();
  const changed = useAccountsChanged(projectId);
  return useMutation({
    mutationKey: ['mfe-settings', 'map-accounts', projectId],
    mutationFn: (changes: Changes) => mapAccounts(api, projectId, changes),
    onSuccess: ({ accounts }) => changed(accounts),
  });
}

/** Undoes one change as a whole. */
export function useUndoMapping(projectId: string) {
  const api = useApi();
  const changed = useAccountsChanged(projectId);
  return useMutation({
    mutationKey: ['mfe-settings', 'undo-mapping', projectId],
    mutationFn: (changeId: string) => undoMapping(api, projectId, changeId),
    onSuccess: ({ accounts }) => changed(accounts),
  });
}

/** Shows changed accounts at once, without reading the list again, and tells the app. */
function useAccountsChanged(projectId: string) {
  const api = useApi();
  const bus = useBus();
  const client = useQueryClient();
  return (changed: readonly LedgerAccount[]) => {
    const { queryKey } = accountsOptions(api, projectId);
    client.setQueryData(queryKey, (known) => known && withChanged(known, changed));
    bus.emit('dataChanged', { project_id: projectId });
  };
}

function withChanged(known: LedgerAccounts, changed: readonly LedgerAccount[]): LedgerAccounts {
  const byNumber = new Map(changed.map((account) => [account.rekening, account]));
  return {
    ...known,
    accounts: known.accounts.map((account) => byNumber.get(account.rekening) ?? account),
  };
}
