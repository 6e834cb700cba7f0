import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { RELEASE } from '../app/release.ts';
import { useWorld, type ShellComposition } from '../app/world.ts';

/** How often is asked while the page is in sight, and how soon again when it comes in sight. */
const EVERY_MS = 10 * 60_000;
const FRESH_MS = 60_000;

/**
 * Whether something that this page runs was published anew, or rolled back, since it was loaded.
 * `later` hides that until something else is published.
 */
export function useNewVersion(): { newer: boolean; later: () => void } {
  const { composition } = useWorld();
  const [put, setPut] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['shell', 'latest'],
    queryFn: composition.latest,
    // Nothing is newer than what was read a moment ago, when the page was loaded.
    initialData: {},
    staleTime: FRESH_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const changes = changesOf(composition, data);
  return { newer: changes !== '' && changes !== put, later: () => setPut(changes) };
}

/** The versions that this page does not run; a remote that nothing was asked of does not count. */
function changesOf(composition: ShellComposition, latest: Record<string, string>): string {
  const inUse = composition.releases().filter(({ shown }) => shown !== null);
  return [{ name: 'shell', current: RELEASE }, ...inUse]
    .filter(({ name, current }) => (latest[name] ?? current) !== current)
    .map(({ name }) => `${name}@${latest[name]}`)
    .join(' ');
}
