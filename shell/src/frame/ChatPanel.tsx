import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { loopFocus, usePhone } from '@kengetal/ui';
import { useWorld } from '../app/world.ts';
import { RemoteSlot } from './RemoteSlot.tsx';
import type { Sides } from './sides.ts';
import css from './frame.module.css';

export interface ChatPanelProps {
  sides: Sides;
  /** Takes the focus where no button opened the panel. */
  main: RefObject<HTMLElement | null>;
}

/**
 * The assistant beside the content, on every screen that has room for it (specification §2). On a
 * phone a sheet over the screen, which keeps the focus, and is left with that screen. It stays
 * mounted behind the drawer.
 */
export function ChatPanel({ sides, main }: ChatPanelProps) {
  const { bus } = useWorld();
  const sheet = usePhone();
  const panel = useRef<HTMLElement>(null);
  const { assistant, toggle } = sides;
  const { pathname } = useLocation();
  const beside = useRef(pathname);

  useEffect(
    () =>
      bus.on('chatClose', () => {
        const inside = panel.current?.contains(document.activeElement);
        bus.set('chatOpen', false);
        if (inside) (toggle.current ?? main.current)?.focus();
      }),
    [bus, toggle, main],
  );
  useEffect(() => {
    if (beside.current === pathname) return;
    beside.current = pathname;
    if (sheet) bus.set('chatOpen', false);
  }, [bus, sheet, pathname]);
  useEffect(() => {
    if (sheet && assistant === 'shown') panel.current?.focus({ preventScroll: true });
  }, [sheet, assistant]);

  if (assistant === 'closed') return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      bus.emit('chatClose', null);
    }
    if (sheet) loopFocus(event);
  };
  const modal = sheet ? ({ role: 'dialog', 'aria-modal': true } as const) : {};
  return (
    <aside
      ref={panel}
      className={css.chat}
      aria-label="Assistent"
      tabIndex={-1}
      hidden={assistant === 'behind'}
      onKeyDown={onKeyDown}
      {...modal}
    >
      <RemoteSlot slot="side-panel" />
    </aside>
  );
}
