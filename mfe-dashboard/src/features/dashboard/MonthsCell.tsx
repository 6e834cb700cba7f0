import type { SeriesBlock } from '@kengetal/contract';
import { Cell, ChartPart } from '@kengetal/ui';
import { useCharts } from './charts.ts';

/** A chart per month in a cell of the sheet. */
export function MonthsCell({ block }: { block: SeriesBlock }) {
  return (
    <Cell>
      <ChartPart code={useCharts()}>{({ MonthChart }) => <MonthChart block={block} />}</ChartPart>
    </Cell>
  );
}
