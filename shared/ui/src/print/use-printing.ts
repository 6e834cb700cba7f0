import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function watch(notify: () => void): () => void {
  // The browser lays the page out for paper as soon as the listeners are done.
  const begin = () => flushSync(() => set(true));
  const end = () => set(false);
  const set = (now: boolean) => {
    printing = now;
    notify();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * True while the page is being printed. For what a style sheet cannot do: rows that are not in the
 * document because they are out of sight must be there on paper.
 */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => printing);
