import type { RemoteGrouped, RemoteNavigation, RemoteRoute } from '@kengetal/contract/remote';
import type { RemoteSummary } from './shell-routes.ts';

/** An entry of the menu. */
export interface NavigationItem extends RemoteNavigation {
  remote: string;
  /** Path that it leads to, its redirect followed: going round by that renders the page twice. */
  target: string;
  /** Screens under an entry: that ask for it, or all where it only leads on to the first of them. */
  children: readonly { label: string; path: string }[];
}

/** The main navigation, low order first. */
export function navigationOf(remotes: readonly RemoteSummary[]): NavigationItem[] {
  return remotes
    .flatMap(({ name, declaration }) =>
      (declaration?.navigation ?? []).map((item) => ({
        ...item,
        remote: name,
        target: redirectOf(item.path, declaration?.routes ?? []) ?? item.path,
        children: childrenOf(item.path, declaration?.routes ?? []),
      })),
    )
    .sort((one, other) => one.order - other.order);
}

function childrenOf(path: string, routes: readonly RemoteRoute[]): NavigationItem['children'] {
  const isAll = redirectOf(path, routes) !== undefined;
  return routes.flatMap((route) =>
    route.kind === 'screen' && route.parent === path && (isAll || route.inMenu)
      ? [{ label: route.breadcrumb, path: route.path }]
      : [],
  );
}

function redirectOf(path: string, routes: readonly RemoteRoute[]): string | undefined {
  const route = routes.find((one) => one.kind === 'redirect' && one.path === path);
  return route?.kind === 'redirect' ? route.to : undefined;
}

/** Entries under one name, below the main navigation. */
export interface NavigationGroup {
  name: string;
  entries: readonly (RemoteGrouped & { remote: string })[];
}

/** The groups of all remotes, each with its entries, low order first. */
export function groupsOf(remotes: readonly RemoteSummary[]): NavigationGroup[] {
  const entries = remotes
    .flatMap(({ name, declaration }) =>
      (declaration?.grouped ?? []).map((entry) => ({ ...entry, remote: name })),
    )
    .sort((one, other) => one.order - other.order);
  return [...new Set(entries.map(({ group }) => group))].map((name) => ({
    name,
    entries: entries.filter(({ group }) => group === name),
  }));
}
