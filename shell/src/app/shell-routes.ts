import { useMatches } from 'react-router-dom';
import type { PeriodMode, RemoteRoute } from '@kengetal/contract/remote';

/** A route of a remote as the frame needs it; redirects and missing remotes have the defaults. */
export interface ShellRoute {
  remote: string;
  path: string;
  breadcrumb: string;
  /** Path of the route before this one in the trail. */
  parent: string | null;
  /** Key in the remote's './screens'; null for a redirect. */
  screen: string | null;
  /** Where a redirect leads. */
  redirect: string | null;
  period: PeriodMode;
  reportFilter: boolean;
  chatToggle: boolean;
  sidePanel: boolean;
  bottomPadding: boolean;
}

export interface NavigationItem {
  remote: string;
  label: string;
  icon: string;
  path: string;
  /** Screens under an entry that itself only leads on to the first of them. */
  children: readonly { label: string; path: string }[];
}

/** What the shell reads of a remote: its declaration, or the paths that stay reserved for it. */
export interface RemoteSummary {
  name: string;
  declaration: {
    routes: readonly RemoteRoute[];
    navigation: readonly { label: string; icon: string; path: string; order: number }[];
  } | null;
  reservedPaths: readonly string[];
}

const DEFAULTS = {
  parent: null,
  screen: null,
  redirect: null,
  period: 'none',
  reportFilter: false,
  chatToggle: false,
  sidePanel: true,
  bottomPadding: true,
} as const;

/** All routes of the remotes; a missing remote keeps its paths, so that its panel shows there. */
export function shellRoutes(remotes: readonly RemoteSummary[]): ShellRoute[] {
  return remotes.flatMap((remote) => {
    const declared = remote.declaration?.routes.map((route) => fromDeclaration(remote.name, route));
    return declared ?? remote.reservedPaths.map((path) => reserved(remote.name, path));
  });
}

/** The main navigation, low order first. */
export function navigationOf(remotes: readonly RemoteSummary[]): NavigationItem[] {
  return remotes
    .flatMap(({ name, declaration }) =>
      (declaration?.navigation ?? []).map((item) => ({
        ...item,
        remote: name,
        children: childrenOf(item.path, declaration?.routes ?? []),
      })),
    )
    .sort((one, other) => one.order - other.order);
}

function childrenOf(path: string, routes: readonly RemoteRoute[]): NavigationItem['children'] {
  const leadsOn = routes.some((route) => route.kind === 'redirect' && route.path === path);
  if (!leadsOn) return [];
  return routes.flatMap((route) =>
    route.kind === 'screen' && route.parent === path
      ? [{ label: route.breadcrumb, path: route.path }]
      : [],
  );
}

/** The route and those before it in the breadcrumb trail, the first one first. */
export function trailOf(route: ShellRoute, routes: readonly ShellRoute[]): ShellRoute[] {
  const trail = [route];
  for (let parent = route.parent; parent !== null;) {
    const path: string = parent;
    const found = routes.find((one) => one.path === path && !trail.includes(one));
    if (!found) break;
    trail.unshift(found);
    parent = found.parent;
  }
  return trail;
}

/** '/chat/:id?' → '/chat': the address of a route without its parameters. */
export function addressOf(path: string): string {
  return path.replace(/\/:[^/]+/g, '') || '/';
}

function fromDeclaration(remote: string, route: RemoteRoute): ShellRoute {
  const { path, breadcrumb } = route;
  if (route.kind === 'redirect') {
    return { ...DEFAULTS, remote, path, breadcrumb, redirect: route.to };
  }
  return {
    remote,
    path,
    breadcrumb,
    parent: route.parent ?? null,
    screen: route.screen,
    redirect: null,
    period: route.period,
    reportFilter: route.reportFilter,
    chatToggle: route.chatToggle,
    sidePanel: route.sidePanel,
    bottomPadding: route.bottomPadding,
  };
}

function reserved(remote: string, path: string): ShellRoute {
  return { ...DEFAULTS, remote, path, breadcrumb: 'Niet beschikbaar', screen: '' };
}

/** The route that answers the present address; null for an unknown one. */
export function useShellRoute(routes: readonly ShellRoute[]): ShellRoute | null {
  const handle = useMatches().at(-1)?.handle;
  return routes.find((route) => route === handle) ?? null;
}
