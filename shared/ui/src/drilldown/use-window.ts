import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

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
  const [{ top, height }, setSight] = useState<Sight>({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = scroll;
    if (!current) return undefined;
    const look = () => setSight({ top: current.scrollTop, height: current.clientHeight });
    look();
    current.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      current.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroll]);
  return windowOf(count, row, top, height);
}
