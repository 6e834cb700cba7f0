import type { Bar, EarlierTick, Month, Panel } from './bars.ts';
import { amountOf } from './series.ts';
import type { DrawnSeries, SeriesLook } from './series.ts';

const STACK_SHARE = 0.6;
const WIDEST_STACK = 32;

/** Where stacks reach to, above and below zero, over all months. */
export function stackEnds(series: readonly DrawnSeries[]): number[] {
  const length = Math.max(0, ...series.map(({ figures }) => figures.length));
  return Array.from({ length }, (_, month) => month).flatMap((month) => {
    const values = series.map(({ figures }) => amountOf(figures[month]) ?? 0);
    const before = series.map(({ earlier }) => amountOf(earlier?.[month]) ?? 0);
    const sum = (of: readonly number[], keep: (value: number) => boolean) =>
      of.filter(keep).reduce((total, value) => total + value, 0);
    return [values, before].flatMap((of) => [
      sum(of, (value) => value > 0),
      sum(of, (value) => value < 0),
    ]);
  });
}

/** A tick across each stack at the height that it had a year before; none where parts were negative. */
export function earlierStacks(
  bars: readonly Bar[],
  months: readonly Month[],
  panel: Panel,
): EarlierTick[] {
  return months.flatMap(({ index }) => {
    const stack = bars.filter(({ month }) => month === index);
    const before = stack.map(({ series }) => amountOf(series.earlier?.[index]));
    const [first] = stack;
    if (!first || before.some((value) => value === null || value < 0)) return [];
    const sum = before.reduce((total: number, value) => total + (value ?? 0), 0);
    const { x, width } = first;
    return [{ key: `stapel-${index}`, x: x - 2, width: width + 3, y: panel.scale(sum) - 1.5 }];
  });
}

/** A series a year before, as a line. */
export interface EarlierLine {
  key: string;
  look: SeriesLook;
  points: { x: number; y: number | null }[];
}

export function earlierPoints(
  series: readonly DrawnSeries[],
  months: readonly Month[],
  panel: Panel,
): EarlierLine[] {
  return series.flatMap(({ key, look, earlier }) => {
    if (!earlier) return [];
    const points = months.map(({ index, centre }) => {
      const value = amountOf(earlier[index]);
      return { x: centre, y: value === null ? null : panel.scale(value) };
    });
    return [{ key, look, points }];
  });
}

/** The series of a month on top of each other; what is negative hangs below zero. */
export function stackedBars(series: readonly DrawnSeries[], month: Month, panel: Panel): Bar[] {
  const width = Math.max(2, Math.min(WIDEST_STACK, Math.floor(month.width * STACK_SHARE)));
  let [above, below] = [0, 0];
  return series.map((one) => {
    const value = amountOf(one.figures[month.index]);
    const from = (value ?? 0) < 0 ? below : above;
    const to = from + (value ?? 0);
    if ((value ?? 0) < 0) below = to;
    else above = to;
    const [top, bottom] = [panel.scale(Math.max(from, to)), panel.scale(Math.min(from, to))];
    return {
      key: `${one.key}-${month.index}`,
      look: one.look,
      month: month.index,
      series: one,
      x: Math.round(month.centre - width / 2),
      width,
      y: value === null ? null : top,
      height: bottom - top,
      drawn: true,
      hit: { x: month.left, width: month.width, y: top, height: Math.max(1, bottom - top) },
    };
  });
}

/** The places of the series in a month; the pointer hits the nearest one. */
export function linePoints(series: readonly DrawnSeries[], month: Month, panel: Panel): Bar[] {
  const points = series.map((one) => {
    const value = amountOf(one.figures[month.index]);
    return { one, y: value === null ? null : panel.scale(value) };
  });
  const heights = points.map(({ y }) => y ?? panel.zero).sort((first, second) => first - second);
  return points.map(({ one, y }) => {
    const place = heights.indexOf(y ?? panel.zero);
    const [before, at, after] = [
      heights[place - 1],
      heights[place] ?? panel.zero,
      heights[place + 1],
    ];
    const top = before === undefined ? panel.top : (before + at) / 2;
    const bottom = after === undefined ? panel.bottom : (at + after) / 2;
    return {
      key: `${one.key}-${month.index}`,
      look: one.look,
      month: month.index,
      series: one,
      x: month.centre,
      width: 0,
      y,
      height: 0,
      drawn: false,
      hit: { x: month.left, width: month.width, y: top, height: Math.max(1, bottom - top) },
    };
  });
}
