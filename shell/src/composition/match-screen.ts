import type { RemoteInfo } from './releases.ts';

export interface ScreenMatch {
  remote: string;
  screen: string;
}

/**
 * The screen that a path leads to, redirects followed; null when none. Only good enough to fetch
 * files early: the router, which is not there yet, decides what is shown.
 */
export function matchScreen(
  remotes: readonly Pick<RemoteInfo, 'name' | 'declaration'>[],
  pathname: string,
  hops = 3,
): ScreenMatch | null {
  for (const { name, declaration } of remotes) {
    const route = declaration?.routes.find(({ path }) => matches(path, pathname));
    if (route?.kind === 'screen') return { remote: name, screen: route.screen };
    if (route) return hops > 0 ? matchScreen(remotes, route.to, hops - 1) : null;
  }
  return null;
}

/** '/a/:id?' matches '/a' and '/a/5'. */
function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (given.length > wanted.length) return false;
  return wanted.every((part, index) => {
    if (given[index] === undefined) return part.endsWith('?');
    return part.startsWith(':') || part === given[index];
  });
}
