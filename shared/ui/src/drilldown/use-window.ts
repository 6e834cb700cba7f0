import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { usePrinting } from '../print/use-printing.ts';

/** Rows from `first` up to `end`, and the room in pixels that the others take. */
export interface RowWindow {
  first: number;
  end: number;
  before: number;
  after: number;
}

/** Rows outside the visible part that are drawn too, so that scrolling shows no gaps. */
const OVERSCAN = 20;
/** Browsers draw nothing lower than about 17 million pixels; longer lists pass by faster. */
const TALLEST = 15_000_000;

/** The rows to draw of `count` rows of one height, scrolled to `top` in a box of `height`. */
export function windowOf(count: number, row: number, top: number, height: number): RowWindow {
  const total = Math.min(count * row, TALLEST);
  const inSight = Math.ceil(height / row) + 1;
  const mostTop = Math.max(1, total - height);
  const place = Math.min(1, Math.max(0, top / mostTop));
  // A list that fits stands where it is; of a longer one the scrollbar tells which part is seen.
  const isWhole = count * row <= TALLEST;
  const at = isWhole ? Math.floor(top / row) : Math.round(place * (count - inSight + 1));
  const first = Math.max(0, Math.min(count, at) - OVERSCAN);
  const end = Math.min(count, at + inSight + OVERSCAN);
  const drawn = (end - first) * row;
  const before = isWhole
    ? first * row
    : Math.max(0, Math.min(total - drawn, top - (at - first) * row));
  return { first, end, before, after: Math.max(0, total - drawn - before) };
}

interface Sight {
  top: number;
  height: number;
  width: number;
}

/** Looks at an element again whenever it, or whatever scrolls, moves or changes its size. */
function useSight(
  element: RefObject<HTMLElement | null>,
  sightOf: (element: HTMLElement) => Sight,
): Sight {
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0, width: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => {
      const next = sightOf(current);
      setSight((known) => (isSame(known, next) ? known : next));
    };
    look();
    // Caught on its way down: of the element, the page, or what holds them.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [element, sightOf]);
  return sight;
}

const isSame = (one: Sight, other: Sight) =>
  one.top === other.top && one.height === other.height && one.width === other.width;

const inItself = ({ scrollTop, clientHeight, clientWidth }: HTMLElement): Sight => ({
  top: scrollTop,
  height: clientHeight,
  width: clientWidth,
});

function inPage(element: HTMLElement): Sight {
  const { top, width } = element.getBoundingClientRect();
  return {
    top: Math.max(0, -top),
    height: Math.max(0, window.innerHeight - Math.max(0, top)),
    width,
  };
}

/**
 * The rows of a scrolling element that are in sight. Their height is fixed and known, so this is
 * a division; a library for it measures rows and weighs 10 kB in every remote.
 */
export function useWindow(
  scroll: RefObject<HTMLElement | null>,
  count: number,
  row: number,
): RowWindow {
  const { top, height } = useSight(scroll, inItself);
  return windowOf(count, row, top, height);
}

/** Up to this many rows of a page are simply all there: find-in-page works. Paper gets them all. */
const ALL_AT_ONCE = 150;

/**
 * The rows in sight of a list in a page that scrolls; every row is `heightOf(width)` high.
 * `width` is that of the list in CSS pixels, 0 as long as it is unknown.
 */
export function usePageWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  heightOf: (width: number) => number,
): RowWindow & { width: number } {
  const printing = usePrinting();
  const { top, height, width } = useSight(list, inPage);
  if (count <= ALL_AT_ONCE || printing) return { first: 0, end: count, before: 0, after: 0, width };
  return { ...windowOf(count, heightOf(width), top, height), width };
}
