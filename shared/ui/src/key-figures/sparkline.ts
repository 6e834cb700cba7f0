import { sizes } from '../theme/tokens.ts';

export interface SparklineMonth {
  /** Null where the month has no figure. */
  value: number | null;
  chosen: boolean;
}

export interface SparklineShape {
  /** Months before the chosen period. */
  older: string;
  /** The chosen period, joined to the month before it. */
  chosen: string;
  end: { x: number; y: number } | null;
  /** Height of zero, when the values cross it. */
  zero: number | null;
}

const INSET = 4;
const RIGHT = 5;

interface Point {
  x: number;
  y: number;
}

/** Path through the points; a month without a figure breaks the line. */
function path(points: readonly (Point | null)[]): string {
  let pen = 'M';
  return points
    .map((point) => {
      if (!point) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
      pen = 'L';
      return step;
    })
    .join('');
}

/** The lines of a sparkline in a box of the given size. */
export function sparkline(
  months: readonly SparklineMonth[],
  width: number = sizes['sparkline-width'],
  height: number = sizes['sparkline-height'],
): SparklineShape | null {
  const values = months.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    low === high ? height / 2 : INSET + ((high - value) / (high - low)) * (height - 2 * INSET);
  const x = (index: number) => 1 + (index / (months.length - 1)) * (width - RIGHT - 1);
  const points = months.map(({ value }, index) =>
    value === null ? null : { x: x(index), y: y(value) },
  );
  const firstChosen = months.findIndex(({ chosen }) => chosen);
  const from = firstChosen < 0 ? months.length : Math.max(0, firstChosen - 1);
  return {
    older: path(points.slice(0, from + 1)),
    chosen: path(points.slice(from)),
    end: points.at(-1) ?? null,
    zero: low < 0 && high > 0 ? y(0) : null,
  };
}
