import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
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
  // Out of sight it could not take the focus back from what was opened from it.
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (assistant !== 'shown') return;
    const isLost = document.activeElement === document.body;
    if (isLost && last.current?.isConnected) last.current.focus({ preventScroll: true });
    else if (sheet) panel.current?.focus({ preventScroll: true });
  }, [sheet, assistant]);

  if (assistant === 'closed') return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !usesEscape(event)) {
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
      onFocus={({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(target) && target !== currentTarget) last.current = target;
      }}
      {...modal}
    >
      <RemoteSlot slot="side-panel" />
    </aside>
  );
}

/**
 * Whether Escape is of something else: it was used already, comes from what was opened over the
 * panel (which React tells us of too), or would lose what is being typed.
 */
function usesEscape({ currentTarget, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target))
    return true;
  if (target.matches('[aria-haspopup][aria-expanded="true"]')) return true;
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isField && target.value !== '';
}
