import type { Panel } from './bars.ts';
import type { ChartGeometry } from './geometry.ts';
import { amountOf } from './series.ts';
import type { DrawnSeries } from './series.ts';

export interface EndLabel {
  series: DrawnSeries;
  /** Month of the last figure. */
  month: number;
  y: number;
}

/** Two lines of text and a little air. */
const APART = 42;
const LOWEST = 24;

function lastMonth(series: DrawnSeries): number {
  return series.figures.findLastIndex((figure) => amountOf(figure) !== null);
}

function stack(series: readonly DrawnSeries[], panel: Panel): EndLabel[] {
  const labels = series
    .map((one) => ({ series: one, month: lastMonth(one) }))
    .filter(({ month }) => month >= 0)
    .map((label) => ({
      ...label,
      y: panel.scale(amountOf(label.series.figures[label.month]) ?? 0) + 4,
    }))
    .sort((a, b) => a.y - b.y);
  let free = panel.top + 4;
  for (const label of labels) {
    label.y = Math.max(label.y, free);
    free = label.y + APART;
  }
  let limit = panel.bottom - LOWEST + APART;
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, limit - APART);
    limit = label.y;
  }
  return labels;
}

/** Names and last values at the end of the series, never over each other. */
export function endLabelsOf({ roles, upper, lower, endLabels }: ChartGeometry): EndLabel[] {
  if (!endLabels) return [];
  return [
    ...stack(roles.bars, upper),
    ...(roles.result && lower ? stack([roles.result], lower) : []),
  ];
}
