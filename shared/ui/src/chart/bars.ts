import { amountOf } from './series.ts';
import type { DrawnSeries } from './series.ts';

const BAR = 12;
const BAR_GAP = 2;
const RESULT_BAR = 16;

/** A panel of bars: from top to bottom of its domain. */
export interface Panel {
  top: number;
  bottom: number;
  scale: (value: number) => number;
  ticks: number[];
  zero: number;
}

/** Where a month stands on the axis, and whether there is room for its name. */
export interface Month {
  index: number;
  left: number;
  centre: number;
  width: number;
  named: boolean;
}

export interface Bar {
  key: string;
  look: DrawnSeries['look'];
  month: number;
  series: DrawnSeries;
  x: number;
  width: number;
  /** Null where the month has no figure. */
  y: number | null;
  height: number;
  /** False where the place is that of a point on a line. */
  drawn: boolean;
  /** What the pointer may hit: the height of the panel. */
  hit: { x: number; width: number; y: number; height: number };
}

/** The year before, as a tick across the bar of a month. */
export interface EarlierTick {
  key: string;
  x: number;
  y: number;
  width: number;
}

export function upperBars(series: readonly DrawnSeries[], month: Month, panel: Panel): Bar[] {
  const gap = BAR_GAP;
  const room = (month.width * 0.8) / Math.max(series.length, 1) - gap;
  const width = Math.max(2, Math.min(BAR, Math.floor(room)));
  const group = series.length * width + (series.length - 1) * gap;
  const slot = month.width / series.length;
  return series.map((one, place) =>
    barOf(one, month, panel, {
      x: Math.round(month.centre - group / 2 + place * (width + gap)),
      width,
      hitX: month.left + place * slot,
      hitWidth: slot,
    }),
  );
}

export function resultBars(series: DrawnSeries, months: readonly Month[], panel: Panel): Bar[] {
  return months.map((month) => {
    const width = Math.max(3, Math.min(RESULT_BAR, Math.floor(month.width * 0.6)));
    return barOf(series, month, panel, {
      x: Math.round(month.centre - width / 2),
      width,
      hitX: month.left,
      hitWidth: month.width,
    });
  });
}

interface Slot {
  x: number;
  width: number;
  hitX: number;
  hitWidth: number;
}

function barOf(series: DrawnSeries, month: Month, panel: Panel, slot: Slot): Bar {
  const value = amountOf(series.figures[month.index]);
  const end = value === null ? panel.zero : panel.scale(value);
  return {
    key: `${series.key}-${month.index}`,
    look: series.look,
    month: month.index,
    series,
    x: slot.x,
    width: slot.width,
    y: value === null ? null : Math.min(end, panel.zero),
    height: value === null || value === 0 ? 0 : Math.max(1, Math.abs(end - panel.zero)),
    drawn: true,
    hit: { x: slot.hitX, width: slot.hitWidth, y: panel.top, height: panel.bottom - panel.top },
  };
}

/** How far a tick reaches over its bar; less where the next bar has one too. */
const REACH = 2;

/** Ticks across bars whose series knows the year before. */
export function earlierTicks(bars: readonly Bar[], panel: Panel): EarlierTick[] {
  const several = new Set(bars.flatMap(({ series: { key, earlier } }) => (earlier ? [key] : [])));
  const reach = several.size > 1 ? REACH - 1 : REACH;
  return bars.flatMap(({ key, series, month, x, width }) => {
    const value = amountOf(series.earlier?.[month]);
    if (value === null) return [];
    return [{ key, x: x - reach, width: width + 2 * reach - 1, y: panel.scale(value) - 1.5 }];
  });
}
