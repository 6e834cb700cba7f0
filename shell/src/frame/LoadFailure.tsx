import type { UseQueryResult } from '@tanstack/react-query';
import { SessionEnded } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import css from './filter-line.module.css';

type AnyQuery = UseQueryResult<unknown, Error>;

/**
 * A quiet line while configuration or filters could not be loaded (specification §8: logged). It
 * stays while they are tried again, and goes away when that works.
 */
export function LoadFailure({ queries }: { queries: readonly AnyQuery[] }) {
  const failed = queries.filter(hasFailed);
  if (failed.length === 0) return null;
  const busy = failed.some(({ isFetching }) => isFetching);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return (
    <div className={css.notice}>
      <Notice
        tone="attention"
        action={busy ? undefined : { label: 'Opnieuw proberen', onClick: retry }}
      >
        {failed.some(({ data }) => data !== undefined)
          ? 'Kon je gegevens niet vernieuwen. Dit zijn de laatst bekende.'
          : 'Kon je gegevens niet laden.'}
        {busy ? ' Wordt opnieuw geprobeerd…' : null}
      </Notice>
    </div>
  );
}

/** Trying again clears the error, not when it was; the end of the session has a screen of its own. */
export function hasFailed({ isError, error, errorUpdatedAt, dataUpdatedAt }: AnyQuery): boolean {
  if (error instanceof SessionEnded) return false;
  return isError || errorUpdatedAt > dataUpdatedAt;
}
