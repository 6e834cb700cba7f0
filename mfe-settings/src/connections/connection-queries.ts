import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Connection, ConnectionDecision } from '@kengetal/contract';
import { useApi, useBus, type ApiClient } from '@kengetal/platform';
import { keyOf } from '../parts/place.ts';

/** How often is looked how far the reading is, in ms. */
const WHILE_BUSY = 1_500;

const getConnections = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/connections', { query: { organisation_id }, signal });

const getConnection = (api: ApiClient, connection_id: string, signal: AbortSignal) =>
  api.request('GET /connection', { query: { connection_id }, signal });

const getRuns = (api: ApiClient, connection_id: string, signal: AbortSignal) =>
  api.request('GET /connection/runs', { query: { connection_id }, signal });

export const isBusy = ({ status, progress }: Connection): boolean =>
  status === 'bezig' || progress !== null;

const connectionsOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf({ kind: 'organisatie', id }, 'connections'),
    queryFn: ({ signal }) => getConnections(api, id, signal),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? WHILE_BUSY : false),
  });

const connectionOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'connection', id],
    queryFn: ({ signal }) => getConnection(api, id, signal),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? WHILE_BUSY : false),
  });

const runsOptions = (api: ApiClient, { connection_id, status, last_sync_at }: Connection) =>
  queryOptions({
    // A sync that begins or ends, well or not, has them read anew.
    queryKey: ['mfe-settings', 'connection', connection_id, 'runs', status, last_sync_at],
    queryFn: ({ signal }) => getRuns(api, connection_id, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The connections of an organisation, again while one is read. */
export const useConnections = (id: string) => useQuery(connectionsOptions(useApi(), id));

/** One connection, again while it is read. */
export const useConnection = (id: string) => useQuery(connectionOptions(useApi(), id));

/** What was asked of the provider for its last syncs. */
export const useRuns = (connection: Connection) => useQuery(runsOptions(useApi(), connection));

/** Several connections by their ids. */
export function useEachConnection(ids: readonly string[]) {
  const api = useApi();
  return useQueries({ queries: ids.map((id) => connectionOptions(api, id)) });
}

/** What can be done with a connection. */
export type Deed =
  | { do: 'sync' }
  | { do: 'ontkoppelen' }
  | { do: 'kiezen'; decision: ConnectionDecision }
  | { do: 'terug'; importId: string };

function done(api: ApiClient, connection_id: string, deed: Deed): Promise<unknown> {
  switch (deed.do) {
    case 'sync':
      return api.request('POST /connection/sync', { body: { connection_id } });
    case 'ontkoppelen':
      return api.request('DELETE /connection', { query: { connection_id } });
    case 'kiezen':
      return api.request('POST /connection/decision', {
        body: { connection_id, decision: deed.decision },
      });
    case 'terug':
      return api.request('DELETE /import', { query: { import_id: deed.importId } });
  }
}

/**
 * Does something with a connection, and reads anew how it stands.
 * @param onEnded told when that ended the connection, before it is gone from the screen
 */
export function useDeed({ connection_id, project_id }: Connection, onEnded?: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const bus = useBus();
  return useMutation({
    mutationKey: ['mfe-settings', 'connection-deed', connection_id],
    mutationFn: (deed: Deed) => done(api, connection_id, deed),
    onSuccess: async (_, deed) => {
      if (deed.do === 'terug' && project_id !== null) bus.emit('dataChanged', { project_id });
      if (deed.do === 'ontkoppelen') {
        onEnded?.();
        client.removeQueries({ queryKey: connectionOptions(api, connection_id).queryKey });
      }
      await client.invalidateQueries({ queryKey: ['mfe-settings'] });
    },
  });
}
