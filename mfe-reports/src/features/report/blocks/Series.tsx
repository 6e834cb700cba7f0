import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SeriesBlock } from '@kengetal/contract';
import { Cell, ChartPart, SheetRow } from '@kengetal/ui';

/** Code is fetched once, and again after a failure: then the rest of the screen still stands. */
const chartsOptions = queryOptions({
  queryKey: ['mfe-reports', 'charts'],
  queryFn: () => import('@kengetal/ui/chart'),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** A chart per month, whose code comes when there is one to draw. */
export function Series({ block }: { block: SeriesBlock }) {
  return (
    <SheetRow>
      <Cell>
        <ChartPart code={useQuery(chartsOptions)}>
          {({ MonthChart }) => <MonthChart block={block} />}
        </ChartPart>
      </Cell>
    </SheetRow>
  );
}
