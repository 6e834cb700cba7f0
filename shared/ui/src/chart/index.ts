/** Charts, loaded after the first paint of the screen that shows them. */
export { MonthChart } from './MonthChart.tsx';
export type { MonthChartProps } from './MonthChart.tsx';
