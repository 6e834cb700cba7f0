import { Settings2 } from 'lucide-react';
import type { NavigationItem } from '../app/navigation.ts';
import { addressOf, type ShellRoute } from '../app/shell-routes.ts';
import { iconOf } from '../frame/icons.ts';
import type { Entry } from './entry.ts';

/** A parameter that must be there: such a screen is opened from another. */
const NEEDS_MORE = /\/:[^/?]+(?:\/|$)/;

/** The screens that can be gone to by themselves; those of the main navigation first. */
export function screenEntries(
  routes: readonly ShellRoute[],
  navigation: readonly NavigationItem[],
  goTo: (address: string) => void,
): Entry[] {
  const entries = (route: ShellRoute): Entry[] => {
    const { path, breadcrumb, parent, label = breadcrumb, words, parts = [] } = route;
    const address = addressOf(path);
    const item = navigation[rank(route, navigation)];
    const above = routes.find((route) => route.path === parent)?.breadcrumb;
    const icon = item ? iconOf(item.icon) : Settings2;
    const entry = (to: string, texts: Pick<Entry, 'label' | 'detail' | 'words'>): Entry => ({
      key: `screen:${to}`,
      icon,
      ...texts,
      run: () => goTo(to),
    });
    return [
      entry(address, { label, words, ...(above && { detail: above }) }),
      ...parts.map(({ query, ...texts }) =>
        entry(`${address}?${query}`, { ...texts, detail: breadcrumb }),
      ),
    ];
  };
  return routes
    .filter(isPlace)
    .filter(isFirstOfItsScreen)
    .sort((one, other) => rank(one, navigation) - rank(other, navigation))
    .flatMap(entries);
}

/** A screen that sets something up is an action, unless it says by which words it is found. */
function isPlace({ path, screen, onboarding, words }: ShellRoute): boolean {
  return Boolean(screen) && (!onboarding || words !== undefined) && !NEEDS_MORE.test(path);
}

/** Two addresses may show the same screen. */
function isFirstOfItsScreen(route: ShellRoute, _index: number, all: readonly ShellRoute[]) {
  const same = all.find((one) => one.remote === route.remote && one.screen === route.screen);
  return same === route;
}

/** Place of the entry of the main navigation that leads to it; behind the last without one. */
function rank({ path, parent }: ShellRoute, navigation: readonly NavigationItem[]): number {
  const place = navigation.findIndex((item) => item.path === addressOf(path));
  const above = navigation.findIndex((item) => item.path === parent);
  const found = place >= 0 ? place : above;
  return found >= 0 ? found : navigation.length;
}
