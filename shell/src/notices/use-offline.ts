import { useEffect, useSyncExternalStore } from 'react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
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
