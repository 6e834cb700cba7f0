import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { onlineManager, useQueryClient, type Query } from '@tanstack/react-query';
import { watchConnection } from './connection.ts';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const isOffline = () => !onlineManager.isOnline();

/** Whether there is no connection; what failed for that is asked again when it is back. */
export function useOffline(): boolean {
  const client = useQueryClient();
  useEffect(watchConnection, []);
  useEffect(
    () =>
      onlineManager.subscribe((online) => {
        if (!online) return;
        // What waited goes on by itself, and what is old is renewed; this is for what gave up.
        const failed = { type: 'active', predicate: hasFailed } as const;
        void client.refetchQueries(failed, { cancelRefetch: false });
      }),
    [client],
  );
  return useSyncExternalStore(subscribe, isOffline);
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';

/** Whether something on screen waits for a connection and was never read before. */
export function useWaiting(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((notify: () => void) => cache.subscribe(notify), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => cache.findAll({ type: 'active', predicate: waits }).length > 0,
  );
}

const waits = ({ state }: Query) => state.fetchStatus === 'paused' && state.data === undefined;
