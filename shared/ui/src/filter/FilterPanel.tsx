import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { sizes } from '../theme/tokens.ts';
import { placeOf } from './place.ts';
import css from './filter.module.css';

export interface FilterPanelProps {
  label: string;
  /** The button that opened it. */
  opener: RefObject<HTMLElement | null>;
  /** What it stands under or above, and never over; by default the button. */
  about?: RefObject<HTMLElement | null>;
  /** False for what opened by itself, under the pointer: the focus stays where it is. */
  takesFocus?: boolean;
  /** `returnFocus` is false when the user has already gone elsewhere. */
  onClose: (returnFocus: boolean) => void;
  /** What it holds; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** What marks the control that has the focus when the panel opens; without one it is the first. */
export const FIRST_FOCUS = 'data-first';

/**
 * A panel under the button, above everything else: the browser's own top layer, so that no sheet
 * around it cuts it off. On a phone it is as wide as the screen.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { label, opener, about = opener, takesFocus = true, onClose, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  usePlace(panel, about, takesFocus);
  useOutside(panel, opener, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  return (
    <div
      ref={panel}
      // The panel closes itself: 'auto' would open it again when the button is pressed.
      popover="manual"
      role="dialog"
      aria-label={label}
      className={css.panel}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        const stays = panel.current?.contains(relatedTarget) || relatedTarget === opener.current;
        if (relatedTarget && !stays) onClose(false);
      }}
    >
      {children(() => onClose(true))}
    </div>
  );
}

/** Shows the panel in its place, also when it grows, and gives it the focus. */
function usePlace(
  panel: RefObject<HTMLElement | null>,
  about: RefObject<HTMLElement | null>,
  takesFocus: boolean,
) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => {
      const button = about.current?.getBoundingClientRect();
      if (!button) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const { left, top } = placeOf(button, {
        width: element.offsetWidth,
        height: element.offsetHeight,
        windowWidth: clientWidth,
        windowHeight: clientHeight,
        gap: sizes['space-1'],
      });
      element.style.setProperty('--panel-left', `${left + window.scrollX}px`);
      element.style.setProperty('--panel-top', `${top + window.scrollY}px`);
    };
    // An older browser shows the panel without the top layer.
    element.showPopover?.();
    place();
    if (takesFocus) firstOf(element)?.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    observer?.observe(element);
    return () => {
      window.removeEventListener('resize', place);
      observer?.disconnect();
    };
  }, [panel, about, takesFocus]);
}

function firstOf(panel: HTMLElement): HTMLElement | null {
  const first = panel.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`);
  return first ?? panel.querySelector<HTMLElement>('button, input');
}

/** Closes when the user presses outside panel and button. */
function useOutside(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: FilterPanelProps['onClose'],
) {
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const inside = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!inside) onClose(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [panel, opener, onClose]);
}
