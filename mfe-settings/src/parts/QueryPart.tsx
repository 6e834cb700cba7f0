import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { LinesSkeleton, WidgetError } from '@kengetal/ui';

export interface QueryPartProps<Data> {
  query: UseQueryResult<Data, Error>;
  /** What could not be loaded, e.g. 'Kon de projecten niet laden.' */
  failure: string;
  /** Lines that its content will have, about. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Loading, failure and content of one query, in its own place. */
export function QueryPart<Data>({ query, failure, lines = 4, children }: QueryPartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <LinesSkeleton lines={lines} />;
  return (
    <WidgetError
      title={failure}
      error={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
