import { nice, ticks } from 'd3-array';
import type { SeriesBlock } from '@kengetal/contract';
import { sizes } from '../theme/tokens.ts';
import { amountOf, rolesOf } from './series.ts';
import type { DrawnSeries, Series, SeriesRoles } from './series.ts';

const TOP = 8;
const MONTHS = sizes['chart-months'];
const BAR = 12;
const BAR_GAP = 2;
const RESULT_BAR = 16;
/** Below this width the labels stand above the chart instead of at the end of the series. */
const END_LABELS_FROM = 480;
const MONTH_LABEL = 30;
/** A chart in a place that has no width yet, or hardly any. */
const NARROWEST = 200;

/** A panel of bars: from top to bottom of its domain. */
export interface Panel {
  top: number;
  bottom: number;
  scale: (value: number) => number;
  ticks: number[];
  zero: number;
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
  /** What the pointer may hit: the height of the panel. */
  hit: { x: number; width: number; y: number; height: number };
}

export interface ChartGeometry {
  width: number;
  height: number;
  plot: { left: number; right: number };
  upper: Panel;
  lower: Panel | null;
  bars: Bar[];
  ticks: { key: string; x: number; y: number; width: number }[];
  months: { index: number; left: number; centre: number; width: number; named: boolean }[];
  band: { x: number; width: number } | null;
  endLabels: boolean;
  roles: SeriesRoles;
}

interface PanelOptions {
  top: number;
  bottom: number;
  ticks: number;
  /** Whether the panel ends at a round number; the low one has no room for that. */
  round: boolean;
}

function panelOf(series: readonly Series[], options: PanelOptions): Panel {
  const { top, bottom, ticks: count, round } = options;
  const values = series.flatMap(({ figures }) => figures.map((figure) => amountOf(figure) ?? 0));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const empty = least === most;
  const [low, high] = !empty && round ? nice(least, most, count) : [least, empty ? 1 : most];
  const scale = (value: number) => bottom + ((value - low) / (high - low)) * (top - bottom);
  return { top, bottom, scale, ticks: empty ? [0] : ticks(low, high, count), zero: scale(0) };
}

/** Width and height of the whole chart do not depend on its data: nothing shifts. */
export function heightOf(hasResult: boolean): number {
  return (
    sizes['chart-panel'] +
    MONTHS +
    (hasResult ? sizes['chart-result-panel'] + sizes['chart-foot'] : 0)
  );
}

/** Everything that is drawn, in pixels of a chart of the given width. */
export function layOut(block: SeriesBlock, available: number): ChartGeometry {
  const width = Math.max(available, NARROWEST);
  const roles = rolesOf(block.series);
  const shown = [...roles.bars, ...(roles.comparison ? [roles.comparison] : [])];
  const labelled = roles.bars.length <= 3;
  const endLabels = labelled && width >= END_LABELS_FROM;
  const plot = {
    left: sizes['chart-axis'],
    right: width - (endLabels ? sizes['chart-labels'] : 0),
  };
  const months = monthsOf(block, plot);
  const upper = panelOf(shown, { top: TOP, bottom: sizes['chart-panel'], ticks: 4, round: true });
  const lowerTop = sizes['chart-panel'] + MONTHS;
  const lower = roles.result
    ? panelOf([roles.result], {
        top: lowerTop,
        bottom: lowerTop + sizes['chart-result-panel'],
        ticks: 2,
        round: false,
      })
    : null;
  return {
    width,
    height: heightOf(lower !== null),
    plot,
    upper,
    lower,
    months,
    bars: [
      ...months.flatMap((month) => upperBars(roles.bars, month, upper)),
      ...(roles.result && lower ? resultBars(roles.result, months, lower) : []),
    ],
    ticks: comparisonTicks(roles, months, upper),
    band: bandOf(block, months),
    endLabels,
    roles,
  };
}

function monthsOf(block: SeriesBlock, plot: ChartGeometry['plot']): ChartGeometry['months'] {
  const step = (plot.right - plot.left) / Math.max(block.periods.length, 1);
  const every = Math.ceil(MONTH_LABEL / Math.max(step, 1));
  return block.periods.map((_, index) => ({
    index,
    left: plot.left + index * step,
    centre: plot.left + (index + 0.5) * step,
    width: step,
    // Counted from the last month, which always has its name.
    named: (block.periods.length - 1 - index) % every === 0,
  }));
}

type Month = ChartGeometry['months'][number];

function upperBars(series: readonly DrawnSeries[], month: Month, panel: Panel): Bar[] {
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

function resultBars(series: DrawnSeries, months: readonly Month[], panel: Panel): Bar[] {
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
    hit: { x: slot.hitX, width: slot.hitWidth, y: panel.top, height: panel.bottom - panel.top },
  };
}

/** The year before: a tick across the first bar of each month. */
function comparisonTicks(
  { bars, comparison }: SeriesRoles,
  months: readonly Month[],
  panel: Panel,
) {
  const first = bars[0];
  if (!comparison || !first) return [];
  return months.flatMap((month) => {
    const value = amountOf(comparison.figures[month.index]);
    const bar = upperBars(bars, month, panel)[0];
    if (value === null || !bar) return [];
    return [
      { key: String(month.index), x: bar.x - 2, width: bar.width + 3, y: panel.scale(value) - 1.5 },
    ];
  });
}

function bandOf({ highlight, periods }: SeriesBlock, months: readonly Month[]) {
  if (!highlight) return null;
  const inside = months.filter(({ index }) => isChosen(periods[index], highlight));
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return null;
  return { x: first.left, width: last.left + last.width - first.left };
}

/** Whether a month belongs to the chosen period. */
export function isChosen(
  periode: number | undefined,
  highlight: SeriesBlock['highlight'],
): boolean {
  if (!highlight || periode === undefined) return false;
  return periode >= highlight.periode_min && periode <= highlight.periode_max;
}
