import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { RELEASE } from '../app/release.ts';
import { useWorld } from '../app/world.ts';

/** How often is asked while the page is in sight, and how soon again when it comes in sight. */
const EVERY_MS = 10 * 60_000;
const FRESH_MS = 60_000;

/**
 * Whether the shell was published anew, or rolled back, since this page was loaded. `later` hides that
 * until yet another is. Remotes are replaced by themselves meanwhile (decision 0082).
 */
export function useNewVersion(): { newer: boolean; later: () => void } {
  const { composition } = useWorld();
  const [put, setPut] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['shell', 'latest'],
    queryFn: composition.latestShell,
    // Nothing is newer than what was read a moment ago, when the page was loaded.
    initialData: RELEASE,
    staleTime: FRESH_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const newer = data !== null && data !== RELEASE && data !== put;
  return { newer, later: () => setPut(data) };
}
