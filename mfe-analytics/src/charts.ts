import { queryOptions, useQuery } from '@tanstack/react-query';

/** Code is fetched once, and again after a failure: then the rest of the screen still stands. */
const chartsOptions = queryOptions({
  queryKey: ['mfe-analytics', 'charts'],
  queryFn: () => import('@kengetal/ui/chart'),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The charts, whose code comes after the first paint. */
export const useCharts = () => useQuery(chartsOptions);
