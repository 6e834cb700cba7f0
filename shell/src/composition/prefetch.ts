import type { PlacedRelease } from '@kengetal/contract/remote';
import type { RemoteHost } from './host.ts';
import type { InUse } from './in-use.ts';
import { preloadAt } from './preload.ts';

interface Parts {
  host: RemoteHost;
  inUse: InUse;
  /** What is tried for a remote, best first. */
  plan: (remote: string, again: boolean) => readonly { placed: PlacedRelease }[];
  ready: (remote: string) => Promise<void> | null;
}

/** Fetches code before it is asked for; of the screen at a path its files too, which do not run. */
export function createPrefetch({ host, inUse, plan, ready }: Parts) {
  const fetchCode = async (remote: string, path?: string) => {
    const [attempt] = plan(remote, false);
    if (!attempt || inUse.failedLately(attempt.placed)) return;
    const { placed } = attempt;
    if (path !== undefined) preloadAt(placed, path);
    if (inUse.get(remote)) return;
    await host.load(placed, 'screens', false);
    if (!inUse.get(remote)) inUse.hold(placed);
  };
  return (remote: string, path?: string): void => {
    const fetching = ready(remote)?.then(() => fetchCode(remote, path)) ?? fetchCode(remote, path);
    fetching.catch(() => undefined);
  };
}
