/** Charts, loaded after the first paint of the screen that shows them. */
export { MonthChart, MonthPicture } from './MonthChart.tsx';
export type { MonthChartProps } from './MonthChart.tsx';
export { BarList } from './BarList.tsx';
export { BridgeChart } from './BridgeChart.tsx';
export { HeatMap } from './HeatMap.tsx';
export { TrendChart } from './TrendChart.tsx';
export type { ChartForm } from './series.ts';
/** For charts of a remote of its own. */
export { axisWidth, AXIS_GAP, panelOf } from './geometry.ts';
export { useWidth } from './use-width.ts';
export { WithTable } from './WithTable.tsx';
