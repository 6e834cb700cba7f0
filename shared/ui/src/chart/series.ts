import type { Figure, SeriesBlock } from '@kengetal/contract';
import { formatMonth, formatMonthShort, formatPeriod, valueOf } from '../formats/index.ts';
import type { FigureUnit } from '../formats/index.ts';

export interface Series extends SeriesBlockSeries {
  /** The same months a year earlier, or their budget. */
  earlier?: readonly Figure[] | undefined;
  /** What these are, after a name: 'vorig jaar' when left out. */
  earlierName?: string;
}
type SeriesBlockSeries = SeriesBlock['series'][number];

/** How series of one panel stand to each other. */
export type ChartForm = 'bars' | 'stacked' | 'line';

/** Series over months, or over other parts of a year that have names of their own. */
export interface ChartBlock extends SeriesBlock {
  series: Series[];
  /** Of each period: short under the axis, long in names and sentences; the month's without. */
  labels?: readonly { short: string; long: string }[];
  form?: ChartForm;
}

/** How a series is drawn: its colour class. */
export type SeriesLook = 'omzet' | 'kosten' | 'resultaat' | `category-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

export interface DrawnSeries extends Series {
  look: SeriesLook;
}

export interface SeriesRoles {
  /** Bars next to each other in the upper panel. */
  bars: DrawnSeries[];
  /** In a panel of its own beneath the bars. */
  result: DrawnSeries | null;
  /** What stands beside them is called; null without. */
  earlier: string | null;
}

const CATEGORIES: SeriesLook[] = [
  'category-1',
  'category-2',
  'category-3',
  'category-4',
  'category-5',
  'category-6',
  'category-7',
];

/** Which series is drawn where. A result without bars above it takes the upper panel. */
export function rolesOf(series: readonly Series[]): SeriesRoles {
  const drawn = series
    .filter(({ role }) => role !== 'vergelijking')
    .map((one, index) => ({ ...one, look: lookOf(one, index) }));
  const comparison = series.find(({ role }) => role === 'vergelijking');
  // A series that is the year before stands across the first bar.
  const bars = drawn
    .filter(({ role }) => role !== 'resultaat')
    .map((one, place) =>
      place === 0 && comparison ? { ...one, earlier: comparison.figures } : one,
    );
  const result = drawn.find(({ role }) => role === 'resultaat') ?? null;
  const beside = drawn.find((one) => one.earlier !== undefined);
  const earlier = comparison?.label ?? (beside ? capitalised(earlierNameOf(beside)) : null);
  return bars.length === 0 && result
    ? { bars: [result], result: null, earlier }
    : { bars, result, earlier };
}

/** What stands beside the months of a series, after its name. */
export const earlierNameOf = ({
  earlierName = 'vorig jaar',
}: Pick<Series, 'earlierName'>): string => earlierName;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function lookOf({ role }: Series, index: number): SeriesLook {
  if (role === 'omzet' || role === 'kosten' || role === 'resultaat') return role;
  return CATEGORIES[index % CATEGORIES.length] ?? 'category-1';
}

/** Value of a figure for a scale; null when absent. */
export function amountOf(figure: Figure | undefined): number | null {
  return figure ? (valueOf(figure)?.value ?? null) : null;
}

/** Unit of the axis: that of the first figure that is there. */
export function unitOf(series: readonly Series[]): FigureUnit {
  for (const { figures } of series) {
    for (const figure of figures) {
      const value = valueOf(figure);
      if (value) return value.unit;
    }
  }
  return 'cents';
}

/** Whether there is anything to draw. */
export function hasFigures(series: readonly Series[]): boolean {
  return series.some(({ figures }) => figures.some((figure) => amountOf(figure) !== null));
}

/** Under the axis: 'mrt', 'K1'. */
export function shortLabel({ labels, periods }: ChartBlock, index: number): string {
  return labels?.[index]?.short ?? formatMonthShort(periods[index] ?? 0);
}

/** As within a sentence: 'maart 2025'. */
export function longLabel({ labels, periods }: ChartBlock, index: number): string {
  return labels?.[index]?.long ?? formatMonth(periods[index] ?? 0);
}

/** As a label by itself: 'Mrt 2025', '1e kwartaal 2025'. */
export function titleLabel({ labels, periods }: ChartBlock, index: number): string {
  const long = labels?.[index]?.long;
  return long === undefined
    ? formatPeriod(periods[index] ?? 0)
    : long.charAt(0).toUpperCase() + long.slice(1);
}

/** Longest name, in characters, that fits at the end of a series. */
const END_NAME = 12;

/** True when names and last amounts of the series fit beside the chart: few, and short. */
export function fitsAtEnd({ bars, result }: SeriesRoles): boolean {
  const names = [...bars, ...(result ? [result] : [])];
  return bars.length <= 3 && names.every(({ label }) => label.length <= END_NAME);
}
