import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SeriesBlock } from '@kengetal/contract';
import { Cell, ChartSkeleton, SheetRow, WidgetError } from '@kengetal/ui';

/** Code is fetched once, and again after a failure: then the rest of the screen still stands. */
const chartsOptions = queryOptions({
  queryKey: ['mfe-reports', 'charts'],
  queryFn: () => import('@kengetal/ui/chart'),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** A chart per month, whose code comes when there is one to draw. */
export function Series({ block }: { block: SeriesBlock }) {
  const { data: charts, error, isFetching, refetch } = useQuery(chartsOptions);
  return (
    <SheetRow>
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
    </SheetRow>
  );
}
