import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { GridBlock } from '@kengetal/contract';
import { chartOf } from './grid.ts';
import { MonthChart } from './MonthChart.tsx';
import type { ChartForm } from './series.ts';
import type { Zoom } from './use-brush.ts';

export interface TrendChartProps {
  block: GridBlock;
  form: ChartForm;
  /** At the end of the title's line: the choice of a form. */
  aside?: ReactNode;
  /** Lets the user choose some of the columns, by their places. */
  zoom?: Zoom;
  /** At the end of the line under the chart. */
  foot?: ReactNode;
}

/** Rows over time, next to each other, on top of each other, or as lines. */
export function TrendChart({ block, form, ...rest }: TrendChartProps) {
  const chart = useMemo(() => chartOf(block, form), [block, form]);
  return <MonthChart block={chart} {...rest} />;
}
