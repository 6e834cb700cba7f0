import { useCallback, useEffect, useRef } from 'react';

/** So near to the end one reads along, in pixels. */
const NEAR = 48;

/**
 * Keeps the end of what scrolls in sight as it grows, for who reads there; gives the way to bring
 * it in sight.
 */
export function useEndInSight() {
  const box = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const showEnd = useCallback(() => {
    isThere.current = true;
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);
  useEffect(() => {
    const { current } = box;
    const inside = current?.firstElementChild;
    if (!current || !inside) return undefined;
    let before = current.scrollTop;
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = current;
      // Told of late: what grew meanwhile is not somebody who scrolled back.
      if (scrollHeight - scrollTop - clientHeight < NEAR) isThere.current = true;
      else if (scrollTop < before) isThere.current = false;
      before = scrollTop;
    };
    const observer = new ResizeObserver(() => {
      if (isThere.current) showEnd();
    });
    current.addEventListener('scroll', look, { passive: true });
    observer.observe(inside);
    return () => {
      current.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [showEnd]);
  return { box, showEnd };
}
