import { useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { Month } from './bars.ts';

/** Months by their place, in the order in which they were chosen. */
export interface Range {
  from: number;
  to: number;
}

export interface Zoom {
  /** The user chose these months, by their places, both included. */
  onZoom: (first: number, last: number) => void;
  /** Back to all months; undefined while they are all there. */
  onReset: (() => void) | undefined;
}

export interface Brush {
  range: Range | null;
  /** True when the range was made by key: Enter and Escape go on from there. */
  byKey: boolean;
  extend: (from: number, to: number) => void;
  /** Zooms in on the range; false when there is none. */
  apply: () => boolean;
  /** Forgets the range, or else shows all months again; false when there is nothing to undo. */
  cancel: () => boolean;
}

/** A pointer that moves less is pressing, not dragging; in pixels. */
const DRAG = 6;

/** Choosing months of a chart by dragging over them, or by keys; it does nothing without `zoom`. */
export function useBrush(zoom: Zoom | undefined, months: readonly Month[]) {
  const [range, setRange] = useState<Range | null>(null);
  const [byKey, setByKey] = useState(false);
  const start = useRef<{ x: number; month: number } | null>(null);
  const dragged = useRef(false);

  const monthAt = (event: PointerEvent<HTMLElement>): number => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const after = months.findIndex(({ left, width }) => x < left + width);
    return after === -1 ? months.length - 1 : after;
  };
  const apply = ({ from, to }: Range) => {
    setRange(null);
    if (from === to) return false;
    zoom?.onZoom(Math.min(from, to), Math.max(from, to));
    return true;
  };
  const brush: Brush = {
    range,
    byKey,
    extend: (from, to) => {
      setByKey(true);
      setRange({ from: range?.from ?? from, to });
    },
    apply: () => range !== null && apply(range),
    cancel: () => {
      if (range === null && !zoom?.onReset) return false;
      if (range === null) zoom?.onReset?.();
      setRange(null);
      return true;
    },
  };
  const begin = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    dragged.current = true;
    currentTarget.setPointerCapture?.(pointerId);
    // The press gave the focus to a bar that is not meant.
    const { activeElement } = document;
    if (activeElement instanceof SVGElement && currentTarget.contains(activeElement)) {
      activeElement.blur();
    }
  };
  const forget = () => {
    start.current = null;
    setRange(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (event.button === 0) start.current = { x: event.clientX, month: monthAt(event) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = start;
      if (!current) return;
      if (!dragged.current && Math.abs(event.clientX - current.x) < DRAG) return;
      if (!dragged.current) begin(event);
      setByKey(false);
      setRange({ from: current.month, to: monthAt(event) });
    },
    onPointerUp: () => {
      if (dragged.current && range) apply(range);
      start.current = null;
    },
    onPointerCancel: forget,
    // The press that began a drag opens nothing when it ends.
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setRange(null);
    },
  };
  return zoom ? { brush, handlers } : { brush: undefined, handlers: {} };
}
