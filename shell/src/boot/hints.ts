import type { PreloadFile } from './handoff.ts';

/** Lets the browser fetch files before they are asked for, but not run them; each once. */
export function addHints(rel: 'preload' | 'prefetch', files: readonly PreloadFile[]): void {
  const given = new Set(
    [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
      ({ href }) => href,
    ),
  );
  for (const { href, as, integrity } of files) {
    if (given.has(new URL(href, location.href).href)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.as = as;
    link.crossOrigin = 'anonymous';
    // Without its hash the browser would not use what it preloaded.
    if (rel === 'preload' && integrity) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
}
