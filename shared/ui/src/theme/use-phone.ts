import { useSyncExternalStore } from 'react';
import { PHONE_MAX } from './tokens.ts';

const QUERY = `(max-width: ${PHONE_MAX}px)`;

function watch(notify: () => void): () => void {
  const query = globalThis.matchMedia?.(QUERY);
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** Whether the window is 768 pixels wide or less (specification §9). */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(QUERY).matches ?? false);
}
