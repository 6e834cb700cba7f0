import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { WidgetError } from './Messages.tsx';
import { LinesSkeleton } from './Skeletons.tsx';

export interface QueryPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be loaded, e.g. 'Kon de projecten niet laden.' */
  failure: string;
  /** Lines that its content will have, about. */
  lines?: number;
  /** In its place meanwhile, where that is not lines. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, failure and content of one query, in its own place. */
export function QueryPart<Data>(props: QueryPartProps<Data>) {
  const { query, failure, lines = 4, skeleton, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton ?? <LinesSkeleton lines={lines} />;
  return (
    <WidgetError title={failure} error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}
