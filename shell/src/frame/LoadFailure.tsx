import type { UseQueryResult } from '@tanstack/react-query';
import { Notice } from '@kengetal/ui';
import css from './frame.module.css';

/** A quiet line while configuration or filters could not be loaded (specification §8: logged). */
export function LoadFailure({ queries }: { queries: readonly UseQueryResult<unknown, Error>[] }) {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return (
    <div className={css.notice}>
      <Notice tone="attention" action={{ label: 'Opnieuw proberen', onClick: retry }}>
        Kon je gegevens niet laden.
      </Notice>
    </div>
  );
}
