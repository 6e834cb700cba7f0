import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isBusyElsewhere } from '@kengetal/ui';
import { addressOf, trailOf, type ShellRoute } from '../app/shell-routes.ts';
import type { Crumb } from './Breadcrumbs.tsx';

const PRODUCT = 'Kengetal';

/**
 * Crumbs of the matched routes and one that the screen adds; the last is no link. The added one takes
 * the place of a route whose path needs a value: without it that leads nowhere.
 */
export function crumbsOf(
  route: ShellRoute,
  routes: readonly ShellRoute[],
  extra: string | null,
): Crumb[] {
  const isOfValue = /\/:[^/?]+(?:\/|$)/.test(route.path);
  const own = trailOf(route, routes).slice(0, isOfValue && extra !== null ? -1 : undefined);
  const trail = own.map(({ breadcrumb, path }) => ({
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

/** Where one is, and how one came there. */
interface Place {
  readonly pathname: string;
  /** The screen of the address, by its key. */
  readonly screen: string | null;
  /** It took the place of the address before. */
  readonly isReplaced: boolean;
}

/**
 * Moves the focus to the new screen's heading after a navigation, as soon as it is there. A screen
 * that gives itself another address is no other screen: what one does in it goes on.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, place: Place): void {
  const { pathname, screen, isReplaced } = place;
  const shown = useRef({ pathname, screen });
  // The address may be written again, under the same path, while the focus follows the heading.
  const arrive = useEffectEvent((content: HTMLElement) => {
    const isSame = isReplaced && shown.current.screen === screen;
    shown.current = { pathname, screen };
    return isSame || isBusyElsewhere() ? undefined : keepFocusOnHeading(content);
  });
  useEffect(() => {
    const content = main.current;
    return content && shown.current.pathname !== pathname ? arrive(content) : undefined;
  }, [main, pathname]);
}

/**
 * The screen's code may be on its way, and its figures may bring another heading in the place of the
 * first: the focus follows, until the user moves it.
 */
function keepFocusOnHeading(content: HTMLElement): () => void {
  let focused: HTMLElement = content;
  const follow = () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && !focused.isConnected;
    if (activeElement !== focused && !isLost) return observer.disconnect();
    const heading = content.querySelector('h1');
    if (!heading || heading === activeElement) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(follow);
  observer.observe(content, { childList: true, subtree: true });
  content.focus({ preventScroll: true });
  follow();
  return () => observer.disconnect();
}
