import { useEffect, useRef, type RefObject } from 'react';

/**
 * What takes the focus when that was on something that is gone, such as a form that was sent.
 * @param isThere whether what can have the focus shows
 */
export function useFocusBack<Shown extends HTMLElement>(isThere: boolean): RefObject<Shown | null> {
  const target = useRef<Shown>(null);
  const was = useRef(isThere);
  useEffect(() => {
    const isGone = was.current && !isThere;
    was.current = isThere;
    if (isGone && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [isThere]);
  return target;
}
