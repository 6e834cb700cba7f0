import type { RemoteGrouped, RemoteNavigation, RemoteRoute } from '@kengetal/contract/remote';
import type { RemoteSummary } from './shell-routes.ts';

/** An entry of the menu. */
export interface NavigationItem extends RemoteNavigation {
  remote: string;
  /** Screens under an entry that itself only leads on to the first of them. */
  children: readonly { label: string; path: string }[];
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
