import type { ReactNode } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { QueryPart } from './QueryPart.tsx';
import { ChartSkeleton } from './Skeletons.tsx';

/** Code is fetched once, and again after a failure: then the rest of the screen still stands. */
const chartsOf = (namespace: string) =>
  queryOptions({
    queryKey: [namespace, 'charts'],
    queryFn: () => import('../chart/index.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The charts, whose code comes after the first paint; asked for beside the figures it is sooner. */
export const useCharts = (namespace: string) => useQuery(chartsOf(namespace));

type Charts = NonNullable<ReturnType<typeof useCharts>['data']>;

export interface ChartPartProps {
  /** Name of the remote: the first part of the query keys. */
  namespace: string;
  /** In its place meanwhile, where that is not a chart of months. */
  skeleton?: ReactNode;
  children: (charts: Charts) => ReactNode;
}

/** A chart, whose code may still be on its way or have failed to come. */
export function ChartPart({ namespace, skeleton, children }: ChartPartProps) {
  return (
    <QueryPart
      query={useCharts(namespace)}
      failure="Kon de grafiek niet laden."
      skeleton={skeleton ?? <ChartSkeleton />}
    >
      {children}
    </QueryPart>
  );
}
