import type { SeriesBlock } from '@kengetal/contract';
import { Cell, ChartPart } from '@kengetal/ui';

/** A chart per month in a cell of the sheet. */
export function MonthsCell({ block }: { block: SeriesBlock }) {
  return (
    <Cell>
      <ChartPart namespace="mfe-dashboard">
        {({ MonthChart }) => <MonthChart block={block} />}
      </ChartPart>
    </Cell>
  );
}
