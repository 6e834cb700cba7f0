import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; false where there are none. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(query).matches ?? false);
}
