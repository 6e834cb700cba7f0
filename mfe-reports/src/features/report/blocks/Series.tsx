import type { SeriesBlock } from '@kengetal/contract';
import { Cell, ChartPart, SheetRow } from '@kengetal/ui';

/** A chart per month, whose code comes when there is one to draw. */
export function Series({ block }: { block: SeriesBlock }) {
  return (
    <SheetRow>
      <Cell>
        <ChartPart namespace="mfe-reports">
          {({ MonthChart }) => <MonthChart block={block} />}
        </ChartPart>
      </Cell>
    </SheetRow>
  );
}
