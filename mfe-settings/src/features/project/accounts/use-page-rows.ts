import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { usePrinting } from '@kengetal/ui';

/** Up to this many rows are simply all there: find-in-page and printing then work. Paper gets them all. */
const ALL_AT_ONCE = 150;
/** Rows are drawn in steps, so that most scroll events change nothing. */
const STEP = 10;
const OVERSCAN = 10;

interface Sight {
  /** Rows in sight; `end` is not included. */
  first: number;
  end: number;
  /** Width of the list in CSS pixels, 0 as long as it is unknown. */
  width: number;
}

/** The rows of a list in a scrolling page that are in sight; every row is `heightOf(width)` high. */
export function usePageRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  heightOf: (width: number) => number,
): Sight {
  const printing = usePrinting();
  const [sight, setSight] = useState<Sight>({ first: 0, end: ALL_AT_ONCE, width: 0 });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const look = () => {
      const { top, width } = current.getBoundingClientRect();
      const next = inSight({ top, width, height: heightOf(width) });
      setSight((known) => (isSame(known, next) ? known : next));
    };
    look();
    // The page scrolls, or what holds it: both are caught on their way down.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [list, heightOf]);
  if (count <= ALL_AT_ONCE || printing) return { ...sight, first: 0, end: count };
  return { ...sight, end: Math.min(count, sight.end) };
}

interface Place {
  /** Of the list, from the top of the window. */
  top: number;
  width: number;
  /** Of a row. */
  height: number;
}

function inSight({ top, width, height }: Place): Sight {
  const above = Math.floor(Math.max(0, -top) / height / STEP) * STEP;
  const below = Math.ceil(Math.max(0, window.innerHeight - top) / height / STEP) * STEP;
  return { first: Math.max(0, above - OVERSCAN), end: below + OVERSCAN, width };
}

const isSame = (one: Sight, other: Sight) =>
  one.first === other.first && one.end === other.end && one.width === other.width;
