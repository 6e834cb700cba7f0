import { useCallback, useEffect, useState } from 'react';
import { usePhone } from '@kengetal/ui';

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
  closeDrawer(): void;
}

/** The sidebar's state: Ctrl/Cmd+B toggles it, a cookie keeps it for 7 days (specification §2, §9). */
export function useSidebarState(): SidebarState {
  const phone = usePhone();
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (phone) setDrawerOpen((open) => !open);
    else setCollapsed((before) => !before);
  }, [phone]);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  useEffect(() => writeCollapsed(collapsed), [collapsed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const chord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!chord || event.key.toLowerCase() !== 'b') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return {
    phone,
    collapsed: collapsed && !phone,
    drawerOpen: drawerOpen && phone,
    toggle,
    closeDrawer,
  };
}

function readCollapsed(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=collapsed`);
}

function writeCollapsed(collapsed: boolean): void {
  const value = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}
