import type { CashBlock } from '@kengetal/contract';
import { valueOf } from '@kengetal/ui';
import { axisWidth, panelOf } from '@kengetal/ui/chart';
import { sizes } from '@kengetal/ui/theme';

const TOP = sizes['space-6'];
/** Right of the last point, for its ring. */
const EDGE = 6;

export interface CashPoint {
  readonly x: number;
  readonly y: number;
}

export interface CashGeometry {
  readonly panel: ReturnType<typeof panelOf>;
  readonly left: number;
  readonly right: number;
  /** What was, up to and including the day that the books go up to. */
  readonly past: readonly CashPoint[];
  /** What is expected after each week. */
  readonly ahead: readonly CashPoint[];
  /** Outline of the band of uncertainty, from that day on; empty without one. */
  readonly band: readonly CashPoint[];
  /** Place of the lowest week. */
  readonly lowest: number;
  readonly step: number;
}

/** Where everything is drawn, in pixels of a chart of this size. */
export function layOutCash(
  { before, stand, weeks }: CashBlock,
  { width, height }: { readonly width: number; readonly height: number },
): CashGeometry {
  const value = (figure: CashBlock['stand']) => valueOf(figure)?.value ?? 0;
  const were = [...before.map(({ figure }) => value(figure)), value(stand)];
  const willBe = weeks.map((week) => value(week.stand));
  const edges = weeks.flatMap(({ band }) => (band ? [band.low, band.high] : []));
  const panel = panelOf([...were, ...willBe, ...edges], {
    ...{ top: TOP, bottom: height - sizes['row-list'], ticks: 3, round: true },
  });
  const left = axisWidth(panel.ticks, 'cents');
  const right = Math.max(left + 1, width - EDGE);
  const step = (right - left) / Math.max(1, were.length + weeks.length - 1);
  const point = (place: number, cents: number): CashPoint => ({
    x: left + place * step,
    y: panel.scale(cents),
  });
  const now = were.length - 1;
  const past = were.map((cents, index) => point(index, cents));
  const ahead = willBe.map((cents, index) => point(now + 1 + index, cents));
  const known = weeks.flatMap(({ band }, index) =>
    band ? [{ band, place: now + 1 + index }] : [],
  );
  const start = past.slice(-1);
  const band = [
    ...start,
    ...known.map((one) => point(one.place, one.band.high)),
    ...known.map((one) => point(one.place, one.band.low)).reverse(),
  ];
  return {
    ...{ panel, left, right, past, ahead, step },
    band: known.length > 0 ? band : [],
    lowest: willBe.indexOf(Math.min(...willBe)),
  };
}

/** Points as the path of a line. */
export const pathOf = (points: readonly CashPoint[]): string =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
