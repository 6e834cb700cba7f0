import { useEffect, useRef, type RefObject } from 'react';
import { addressOf, trailOf, type ShellRoute } from '../app/shell-routes.ts';
import type { Crumb } from './Breadcrumbs.tsx';

const PRODUCT = 'Kengetal';

/** Crumbs of the matched routes and one that the screen adds; the last is no link. */
export function crumbsOf(
  route: ShellRoute,
  routes: readonly ShellRoute[],
  extra: string | null,
): Crumb[] {
  const trail = trailOf(route, routes).map(({ breadcrumb, path }) => ({
    title: breadcrumb,
    to: addressOf(path),
  }));
  const all: Crumb[] = extra === null ? trail : [...trail, { title: extra, to: null }];
  return all.map((crumb, index) => (index === all.length - 1 ? { ...crumb, to: null } : crumb));
}

export function useDocumentTitle(crumbs: readonly Crumb[]): void {
  const screen = crumbs.at(-1)?.title;
  useEffect(() => {
    document.title = screen ? `${screen} – ${PRODUCT}` : PRODUCT;
  }, [screen]);
}

/** Moves the focus to the new screen's heading after a navigation, when it is there. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (!element || shown.current === pathname) return;
    shown.current = pathname;
    const focusHeading = () => {
      const heading = element.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return;
    element.focus({ preventScroll: true });
    // The screen's code is on its way; a user who has moved on is left alone.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== element || focusHeading()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, pathname]);
}
