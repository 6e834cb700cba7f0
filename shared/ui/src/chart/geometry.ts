import { nice, ticks } from 'd3-array';
import type { SeriesBlock } from '@kengetal/contract';
import { formatValue } from '../formats/index.ts';
import type { FigureUnit } from '../formats/index.ts';
import { sizes } from '../theme/tokens.ts';
import { earlierTicks, resultBars, upperBars } from './bars.ts';
import { earlierPoints, earlierStacks, linePoints, stackedBars, stackEnds } from './forms.ts';
import type { EarlierLine } from './forms.ts';
import type { Bar, EarlierTick, Month, Panel } from './bars.ts';
import { amountOf, fitsAtEnd, rolesOf, unitOf } from './series.ts';
import type { ChartBlock, ChartForm, Series, SeriesRoles } from './series.ts';

const TOP = 8;
const MONTHS = sizes['chart-months'];
/** Below this width the labels stand above the chart instead of at the end of the series. */
const END_LABELS_FROM = 480;
const MONTH_LABEL = 30;
/** Widest character of an axis label, and the room between label and plot. */
const CHARACTER = 6.8;
/** Between names under the axis. */
const SPACE = 6;
export const AXIS_GAP = 10;
/** A chart in a place that has no width yet, or hardly any. */
const NARROWEST = 200;

export interface ChartGeometry {
  width: number;
  height: number;
  plot: { left: number; right: number };
  upper: Panel;
  lower: Panel | null;
  bars: Bar[];
  /** The year before: across bars and stacks, or as lines. */
  ticks: EarlierTick[];
  earlier: EarlierLine[];
  months: Month[];
  band: { x: number; width: number } | null;
  endLabels: boolean;
  roles: SeriesRoles;
  form: ChartForm;
}

interface PanelOptions {
  top: number;
  bottom: number;
  ticks: number;
  /** Whether the panel ends at a round number; the low one has no room for that. */
  round: boolean;
}

function valuesOf(series: readonly Series[]): number[] {
  return series.flatMap(({ figures, earlier = [] }) =>
    [...figures, ...earlier].map((figure) => amountOf(figure) ?? 0),
  );
}

/** A panel over these values and zero, from top to bottom. */
export function panelOf(values: readonly number[], options: PanelOptions): Panel {
  const { top, bottom, ticks: count, round } = options;
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
export function layOut(block: ChartBlock, available: number): ChartGeometry {
  const width = Math.max(available, NARROWEST);
  const roles = rolesOf(block.series);
  const form = block.form ?? 'bars';
  const { upper, lower } = panelsOf(roles, form);
  const endLabels = fitsAtEnd(roles) && width >= END_LABELS_FROM;
  const plot = {
    left: axisWidth([...upper.ticks, ...(lower?.ticks ?? [])], unitOf(block.series)),
    right: width - (endLabels ? sizes['chart-labels'] : 0),
  };
  const months = monthsOf(block, plot);
  const above = months.flatMap((month) => placed(roles, month, upper, form));
  const below = roles.result && lower ? resultBars(roles.result, months, lower) : [];
  return {
    width,
    height: heightOf(lower !== null),
    plot,
    upper,
    lower,
    months,
    bars: [...above, ...below],
    ticks: [
      ...(form === 'bars' ? earlierTicks(above, upper) : []),
      ...(form === 'stacked' ? earlierStacks(above, months, upper) : []),
      ...(lower ? earlierTicks(below, lower) : []),
    ],
    earlier: form === 'line' ? earlierPoints(roles.bars, months, upper) : [],
    band: bandOf(block, months),
    endLabels,
    roles,
    form,
  };
}

function placed({ bars }: SeriesRoles, month: Month, panel: Panel, form: ChartForm): Bar[] {
  if (form === 'stacked') return stackedBars(bars, month, panel);
  return form === 'line' ? linePoints(bars, month, panel) : upperBars(bars, month, panel);
}

function panelsOf(
  { bars, result }: SeriesRoles,
  form: ChartForm,
): {
  upper: Panel;
  lower: Panel | null;
} {
  const bottom = sizes['chart-panel'];
  const top = bottom + MONTHS;
  return {
    upper: panelOf(form === 'stacked' ? stackEnds(bars) : valuesOf(bars), {
      top: TOP,
      bottom,
      ticks: 4,
      round: true,
    }),
    lower: result
      ? panelOf(valuesOf([result]), {
          top,
          bottom: top + sizes['chart-result-panel'],
          ticks: 2,
          round: false,
        })
      : null,
  };
}

/** Room left of the plot: that of the design, or more where the amounts are longer. */
export function axisWidth(values: readonly number[], unit: FigureUnit): number {
  const longest = Math.max(...values.map((value) => formatValue({ value, unit }, 'card').length));
  return Math.max(sizes['chart-axis'], Math.ceil(longest * CHARACTER) + AXIS_GAP);
}

function monthsOf(block: ChartBlock, plot: ChartGeometry['plot']): ChartGeometry['months'] {
  const step = (plot.right - plot.left) / Math.max(block.periods.length, 1);
  const longest = Math.max(0, ...(block.labels ?? []).map(({ short }) => short.length));
  const room = Math.max(MONTH_LABEL, longest * CHARACTER + SPACE);
  const every = Math.ceil(room / Math.max(step, 1));
  return block.periods.map((_, index) => ({
    index,
    left: plot.left + index * step,
    centre: plot.left + (index + 0.5) * step,
    width: step,
    // Counted from the last month, which always has its name.
    named: (block.periods.length - 1 - index) % every === 0,
  }));
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
