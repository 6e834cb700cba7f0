import { useMemo } from 'react';
import { generatePath, matchRoutes, useLocation } from 'react-router-dom';
import type { RemoteDeclaration, RemoteRoute, RemoteScreen } from '@kengetal/contract/remote';
import { homeOf, type AddressValues } from '../composition/opening.ts';

/** A route of a remote as the frame needs it; a redirect has the defaults. */
export interface ShellRoute extends Omit<RemoteScreen, 'kind' | 'name' | 'parent' | 'screen'> {
  remote: string;
  /** Null for one that nobody leads to by its name. */
  name: string | null;
  /** Path of the route before this one in the trail. */
  parent: string | null;
  /** Key in the remote's './screens'; null for a redirect. */
  screen: string | null;
  /** Where a redirect leads. */
  redirect: string | null;
}

/** What the shell reads of a remote; null when nothing is known of it. */
export interface RemoteSummary {
  name: string;
  declaration: RemoteDeclaration | null;
}

const DEFAULTS = {
  name: null,
  parent: null,
  screen: null,
  redirect: null,
  period: 'none',
  reportFilter: false,
  chatToggle: false,
  sidePanel: true,
  bottomPadding: true,
  onboarding: false,
} as const;

/** Where there is nothing to begin at, each unknown address gets a panel instead of leading there. */
const NOWHERE: ShellRoute = {
  ...DEFAULTS,
  sidePanel: false,
  remote: '',
  path: '*',
  breadcrumb: 'Niet beschikbaar',
  screen: '',
};

/** All routes of the remotes, also of one that is missing: its panel shows on them. */
export function shellRoutes(remotes: readonly RemoteSummary[]): ShellRoute[] {
  const hasPanel = remotes.some(({ declaration }) => declaration?.slots.includes('side-panel'));
  const routes = remotes.flatMap(({ name, declaration }) =>
    (declaration?.routes ?? []).map((declared) => {
      const route = fromDeclaration(name, declared);
      return hasPanel ? route : { ...route, chatToggle: false, sidePanel: false };
    }),
  );
  const leading = routes.filter((route) => leadsToScreen(route, routes));
  return homeOf(remotes) === null ? [...leading, NOWHERE] : leading;
}

/** Redirects that lead round would go on for ever. */
function leadsToScreen(route: ShellRoute, routes: readonly ShellRoute[]): boolean {
  const passed = new Set<ShellRoute>();
  for (let at: ShellRoute | undefined = route; at && !passed.has(at);) {
    if (at.redirect === null) return true;
    passed.add(at);
    at = routeAt(routes, at.redirect);
  }
  return false;
}

/** The route that answers an address; undefined for an unknown one. */
function routeAt(routes: readonly ShellRoute[], pathname: string): ShellRoute | undefined {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(objects, pathname)?.at(-1)?.route.handle;
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

/**
 * The path of the route of a name, with values for its parameters; null when no remote has one of
 * that name. Throws when a value is missing that the path cannot be without.
 */
export function namedPath(
  routes: readonly Pick<ShellRoute, 'name' | 'path'>[],
  name: string,
  values: AddressValues = {},
): string | null {
  const route = routes.find((one) => one.name === name);
  return route ? generatePath(route.path, values) : null;
}

/** '/a/:id?' → '/a': the address of a route without its parameters. */
export function addressOf(path: string): string {
  return path.replace(/\/:[^/]+/g, '') || '/';
}

function fromDeclaration(remote: string, route: RemoteRoute): ShellRoute {
  if (route.kind === 'redirect') {
    const { name = null, path, breadcrumb } = route;
    return { ...DEFAULTS, remote, name, path, breadcrumb, redirect: route.to };
  }
  return { ...route, remote, parent: route.parent ?? null, redirect: null };
}

/** The route that answers the present address; null for an unknown one. */
export function useShellRoute(routes: readonly ShellRoute[]): ShellRoute | null {
  const { pathname } = useLocation();
  return useMemo(() => routeAt(routes, pathname) ?? null, [routes, pathname]);
}
