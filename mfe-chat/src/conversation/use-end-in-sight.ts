import { useCallback, useEffect, useRef } from 'react';

/** So near to the end one reads along, in pixels. */
const NEAR = 48;
/** Above a question at the top, in pixels. */
const AIR = 16;

/**
 * Keeps the end of what scrolls in sight as it grows, for who reads there, but never further than
 * with the last question (`data-asked`) at the top: an answer that is longer than the view is read
 * from its beginning. Gives the way to bring that in sight.
 */
export function useEndInSight() {
  const box = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const showEnd = useCallback(() => {
    isThere.current = true;
    if (box.current) box.current.scrollTop = endOf(box.current);
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
      // Who has read on is not brought back to the question.
      if (isThere.current) current.scrollTop = Math.max(current.scrollTop, endOf(current));
    });
    current.addEventListener('scroll', look, { passive: true });
    observer.observe(inside);
    return () => {
      current.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);
  return { box, showEnd };
}

/** How far to scroll for the end, or for the last question where what follows fills the view. */
function endOf(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const asked = [...box.querySelectorAll('[data-asked]')].at(-1);
  if (!asked) return end;
  const above = asked.getBoundingClientRect().top - box.getBoundingClientRect().top;
  return Math.min(end, box.scrollTop + above - AIR);
}
