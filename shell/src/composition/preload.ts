import type { PlacedRelease } from '@kengetal/contract/remote';
import { addHints } from '../boot/hints.ts';
import { matchScreen } from './match-screen.ts';

/** Lets the browser fetch, but not run, what a screen of a release will ask for. */
export function preloadScreen({ base, release }: PlacedRelease, screen: string): void {
  const { entry, exposes, integrity } = release;
  const needed = [exposes['./screens'], exposes[`./screens/${screen}`]];
  const files = new Set(
    needed.flatMap((assets) => [...(assets?.js ?? []), ...(assets?.css ?? [])]),
  );
  const hashed = [...files].flatMap((file) => {
    const hash = integrity[file];
    return hash ? [{ file, hash }] : [];
  });
  addHints(
    'preload',
    [{ file: entry.file, hash: entry.integrity }, ...hashed].map(({ file, hash }) => ({
      href: new URL(file, base).href,
      as: file.endsWith('.css') ? 'style' : 'script',
      integrity: hash,
    })),
  );
}

/** The same for the screen of a release at a path; nothing when there is none. */
export function preloadAt(placed: PlacedRelease, path: string): void {
  const match = matchScreen([placed.release], path);
  if (match) preloadScreen(placed, match.screen);
}
