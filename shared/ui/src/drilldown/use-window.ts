import { useLayoutEffect, useMemo, useState } from 'react';
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

/** Index of the first row that ends below the given height. */
function rowAt(ends: readonly number[], height: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows to draw of a list whose heights are known, scrolled to `top` in a box of `height`. */
export function windowOf(heights: readonly number[], top: number, height: number): RowWindow {
  let total = 0;
  const ends = heights.map((one) => (total += one));
  const first = Math.max(0, rowAt(ends, top) - OVERSCAN);
  const end = Math.min(heights.length, rowAt(ends, top + height) + 1 + OVERSCAN);
  return {
    first,
    end,
    before: ends[first - 1] ?? 0,
    after: total - (ends[end - 1] ?? 0),
  };
}

/**
 * The rows of a scrolling element that are in sight. Heights are fixed and known, so this is a
 * sum and a search; a library for it measures rows and weighs 10 kB in every remote.
 */
export function useWindow(
  scroll: RefObject<HTMLElement | null>,
  heights: readonly number[],
): RowWindow {
  const [{ top, height }, setSight] = useState({ top: 0, height: 0 });
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
  return useMemo(() => windowOf(heights, top, height), [heights, top, height]);
}
