import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { usePhone } from '@kengetal/ui';
import { useLeaving } from '../overlays/use-leaving.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

export interface SidebarState {
  /** Whether the window is so narrow that the sidebar is a drawer. */
  phone: boolean;
  /** Only icons show (wide window). */
  collapsed: boolean;
  /** The drawer is open (phone). */
  drawerOpen: boolean;
  toggle(): void;
  /** The button that does. */
  button: RefObject<HTMLButtonElement | null>;
  /** Closes the drawer, and then does what it makes place for. */
  closeDrawer(then?: () => void): void;
  /** It has closed: gives the focus back to the button, unless that has gone to a new screen. */
  drawerClosed(): void;
}

/** Longer than the drawer takes to close. */
const CLOSED_WITHIN_MS = 400;

/** The sidebar's state: Ctrl/Cmd+B toggles it, a cookie keeps it for 7 days (specification §2, §9). */
export function useSidebarState(): SidebarState {
  const phone = usePhone();
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const [drawerOpen, setDrawerOpen] = useState(false);
  useLeaving(() => setDrawerOpen(false));

  const toggle = useCallback(() => {
    if (phone) setDrawerOpen((before) => !before);
    else setCollapsed((before) => !before);
  }, [phone]);

  const button = useRef<HTMLButtonElement>(null);
  const waiting = useRef<() => void>(undefined);
  const goOn = useCallback(() => {
    const then = waiting.current;
    waiting.current = undefined;
    then?.();
  }, []);
  const closeDrawer = useCallback(
    (then?: () => void) => {
      if (!phone) return then?.();
      waiting.current = then;
      setDrawerOpen(false);
      // antd does not tell of the closing when it cut the opening short.
      if (then) setTimeout(goOn, CLOSED_WITHIN_MS);
    },
    [phone, goOn],
  );
  const drawerClosed = useCallback(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('main')) button.current?.focus({ preventScroll: true });
    goOn();
  }, [goOn]);

  useEffect(() => writeCollapsed(collapsed), [collapsed]);
  useShortcut('sidebar', toggle);

  return {
    phone,
    collapsed: collapsed && !phone,
    drawerOpen: drawerOpen && phone,
    toggle,
    button,
    closeDrawer,
    drawerClosed,
  };
}

function readCollapsed(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=collapsed`);
}

function writeCollapsed(collapsed: boolean): void {
  const value = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}
