import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePhone } from '@kengetal/ui';

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
  const place = useRef<'none' | 'asked' | 'taken'>('none');
  useEffect(() => {
    if (isOnTop && place.current === 'asked') place.current = 'taken';
    if (open && place.current === 'none' && !isOnTop) {
      place.current = 'asked';
      void navigate(
        { pathname, search, hash },
        { state: { ...(state as object | null), drawer: true }, preventScrollReset: true },
      );
    } else if (place.current === 'taken' && !isOnTop) {
      place.current = 'none';
      if (open) drawer?.dispatchEvent(new Event('cancel'));
    } else if (place.current === 'taken' && !open) {
      place.current = 'none';
      void navigate(-1);
    }
  }, [open, isOnTop, drawer, navigate, pathname, search, hash, state]);
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
