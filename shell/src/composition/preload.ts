import type { PlacedRelease } from '@kengetal/contract/remote';

/** Lets the browser fetch, but not run, what a screen of a release will ask for. */
export function preloadScreen({ base, release }: PlacedRelease, screen: string): void {
  const { entry, exposes, integrity } = release;
  hint(new URL(entry.file, base).href, 'script', entry.integrity);
  const needed = [exposes['./screens'], exposes[`./screens/${screen}`]];
  const files = new Set(
    needed.flatMap((assets) => [...(assets?.js ?? []), ...(assets?.css ?? [])]),
  );
  for (const file of files) {
    const hash = integrity[file];
    // Without its hash the browser would not use what it fetched.
    if (hash) hint(new URL(file, base).href, file.endsWith('.css') ? 'style' : 'script', hash);
  }
}

function hint(href: string, as: 'script' | 'style', integrity: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
