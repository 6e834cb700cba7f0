import type { SeriesBlock } from '@kengetal/contract';
import { Cell, ChartSkeleton, WidgetError } from '@kengetal/ui';
import { useCharts } from './charts.ts';

/** A chart per month in a cell of the sheet. */
export function MonthsCell({ block }: { block: SeriesBlock }) {
  const { data: charts, error, isFetching, refetch } = useCharts();
  return (
    <Cell>
      {charts ? (
        <charts.MonthChart block={block} />
      ) : error ? (
        <WidgetError
          title="Kon de grafiek niet laden."
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ChartSkeleton />
      )}
    </Cell>
  );
}
