import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { WidgetError } from './Messages.tsx';
import { ChartSkeleton } from './Skeletons.tsx';

export interface ChartPartProps<Charts> {
  /** The code of the charts, which a remote fetches apart. */
  code: UseQueryResult<Charts>;
  /** In its place meanwhile, where that is not a chart of months. */
  skeleton?: ReactNode;
  children: (charts: Charts) => ReactNode;
}

/** A chart, whose code may still be on its way or have failed to come. */
export function ChartPart<Charts>({ code, skeleton, children }: ChartPartProps<Charts>) {
  const { data: charts, error, isFetching, refetch } = code;
  if (charts) return children(charts);
  if (!error) return skeleton ?? <ChartSkeleton />;
  return (
    <WidgetError
      title="Kon de grafiek niet laden."
      error={error}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
