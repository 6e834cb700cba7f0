import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Places that use Escape for themselves, outside the drawer. */
const OWN_ESCAPE = 'input, textarea, [role=menu], [role=dialog], [role=listbox], [contenteditable]';

/**
 * Calls back on Escape, from inside the element or from the content beside it, which the drawer
 * leaves usable. A control that has already used the key keeps it to itself.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { target } = event;
      if (isUnderAnother(element.current)) return;
      const inside = target instanceof Node && element.current?.contains(target);
      if (!inside && target instanceof Element && target.closest(OWN_ESCAPE)) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [element, onEscape]);
}

/** Of drawers in one place the last lies over the others. */
function isUnderAnother(drawer: HTMLElement | null): boolean {
  const place = drawer?.parentElement;
  return place !== document.body && place?.lastElementChild !== drawer;
}
