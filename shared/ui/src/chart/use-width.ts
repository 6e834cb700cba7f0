import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Width in pixels of an element as it changes; null before it is laid out. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number | null] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWidth(Math.floor(current.getBoundingClientRect().width));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
