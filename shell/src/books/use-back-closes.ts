import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePhone } from '@kengetal/ui';

/** Of the drawer in the history: to be drawn by the router, drawn, or left while it closes. */
type Place = 'none' | 'asked' | 'taken' | 'left';

/** Drawers that the address does not hold already. */
const OPENED = '[role=dialog]:not([data-in-address])';

/**
 * On a phone a drawer is a screen of its own to who uses it: it gets a place in the history, so that
 * Back closes it instead of leaving what lies under it.
 */
export function useBackCloses(drawer: HTMLElement | null): void {
  const phone = usePhone();
  const open = useOpened(drawer) && phone;
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOnTop = isWithDrawer(state);
  const place = useRef<Place>('none');
  useEffect(() => {
    if (isOnTop && place.current === 'asked') place.current = 'taken';
    if (place.current === 'left' && !open) place.current = 'none';
    if (open && place.current === 'none' && !isOnTop) {
      place.current = 'asked';
      void navigate(
        { pathname, search, hash },
        { state: { ...(state as object | null), drawer: true }, preventScrollReset: true },
      );
    } else if (place.current === 'taken' && !isOnTop) {
      leave(place, drawer);
    } else if (place.current === 'taken' && !open) {
      place.current = 'none';
      void navigate(-1);
    }
  }, [open, isOnTop, drawer, navigate, pathname, search, hash, state]);
  // A place that is left before the router has drawn it never comes by in its location.
  useEffect(() => {
    if (!open) return;
    const onBack = () => {
      if (place.current === 'asked') leave(place, drawer);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [open, drawer]);
}

function leave(place: RefObject<Place>, drawer: HTMLElement | null): void {
  place.current = 'left';
  drawer?.dispatchEvent(new Event('cancel'));
}

const isWithDrawer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'drawer' in state;

function useOpened(drawer: HTMLElement | null): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!drawer) return;
    const observer = new MutationObserver(() => setOpened(drawer.querySelector(OPENED) !== null));
    observer.observe(drawer, { childList: true });
    return () => observer.disconnect();
  }, [drawer]);
  return opened;
}
