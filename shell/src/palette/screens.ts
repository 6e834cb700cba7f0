import { Settings2 } from 'lucide-react';
import { isOnboardingPath } from '../app/guards.ts';
import { addressOf, type NavigationItem, type ShellRoute } from '../app/shell-routes.ts';
import { iconOf } from '../frame/icons.ts';
import type { Entry } from './entry.ts';
import { PLACES, PROJECT_PARTS, PROJECT_PATH } from './places.ts';

/** A parameter that must be there: such a screen is opened from another. */
const NEEDS_MORE = /\/:[^/?]+(?:\/|$)/;

/** The screens that can be gone to by themselves; those of the main navigation first. */
export function screenEntries(
  routes: readonly ShellRoute[],
  navigation: readonly NavigationItem[],
  goTo: (address: string) => void,
): Entry[] {
  const entry = (route: ShellRoute): Entry => {
    const { path, breadcrumb, parent } = route;
    const address = addressOf(path);
    const item = navigation[rank(route, navigation)];
    const above = routes.find((route) => route.path === parent)?.breadcrumb;
    return {
      key: `screen:${address}`,
      icon: item ? iconOf(item.icon) : Settings2,
      label: PLACES[address]?.label ?? breadcrumb,
      ...(above && { detail: above }),
      words: PLACES[address]?.words ?? '',
      run: () => goTo(address),
    };
  };
  const shown = routes.filter(isPlace).filter(isFirstOfItsScreen);
  return [
    ...[...shown].sort((one, other) => rank(one, navigation) - rank(other, navigation)).map(entry),
    ...(shown.some(({ path }) => path === PROJECT_PATH) ? projectParts(goTo) : []),
  ];
}

function isPlace({ path, screen, redirect }: ShellRoute): boolean {
  return Boolean(screen) && redirect === null && !isOnboardingPath(path) && !NEEDS_MORE.test(path);
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

function projectParts(goTo: (address: string) => void): Entry[] {
  return PROJECT_PARTS.map(({ tab, label, words }) => ({
    key: `screen:${PROJECT_PATH}#${tab}`,
    icon: Settings2,
    label,
    detail: 'Project',
    words,
    run: () => goTo(`${PROJECT_PATH}?tab=${tab}`),
  }));
}
