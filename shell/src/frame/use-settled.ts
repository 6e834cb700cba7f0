import { useEffect, useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useWorld } from '../app/world.ts';

/** The first screen has its figures when it shows and nothing was fetched for this long. */
const QUIET_MS = 300;
/** Whatever happens, the rest does not wait longer than this. */
const LIMIT_MS = 6_000;

/** Whether the first screen shows and has its figures; then stays true. */
export function useSettled(main: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return;
    let quiet: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        const shows = main.current?.querySelector('h1, [role=alert]');
        if (shows && client.isFetching() === 0) setSettled(true);
        else check();
      }, QUIET_MS);
    };
    check();
    const limit = setTimeout(() => setSettled(true), LIMIT_MS);
    const unsubscribe = client.getQueryCache().subscribe(check);
    return () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      unsubscribe();
    };
  }, [client, main, settled]);
  return settled;
}

/** Fetches the code of all remotes, one after another, while the browser has nothing to do. */
export function useIdlePrefetch(settled: boolean, remotes: readonly string[]): void {
  const { composition } = useWorld();
  const names = remotes.join(' ');
  useEffect(() => {
    if (!settled) return;
    const waiting = names.split(' ').filter(Boolean);
    let cancel: () => void;
    const next = () => {
      const name = waiting.shift();
      if (!name) return;
      composition.prefetch(name);
      cancel = whenIdle(next);
    };
    cancel = whenIdle(next);
    return () => cancel();
  }, [settled, names, composition]);
}

/** What can wait until then begins. */
export function useWhenSettled(settled: boolean): void {
  const world = useWorld();
  useEffect(() => (settled ? whenIdle(world.settled) : undefined), [settled, world]);
}

/** Safari has no idle callbacks; gives what ends the waiting. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, QUIET_MS);
  return () => clearTimeout(timer);
}
