import { useEffect, useRef, useState, type RefObject } from 'react';

/** A view above and a view below it something is near. */
const MARGIN = '100% 0%';

/**
 * Whether something is or was near the view of what scrolls (`data-scroll`): the controls of
 * hundreds of messages, with their menus and tooltips, would take seconds to draw at once.
 */
export function useNear<Shown extends Element>(
  startsNear: boolean,
): { readonly own: RefObject<Shown | null>; readonly isNear: boolean } {
  const own = useRef<Shown>(null);
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const { current } = own;
    if (isNear || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root: current.closest('[data-scroll]'), rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return { own, isNear };
}
