import type { UseQueryResult } from '@tanstack/react-query';
import { SessionEnded } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import css from './filter-line.module.css';

type AnyQuery = UseQueryResult<unknown, Error>;

export interface LoadFailureProps {
  config: AnyQuery;
  /** Presets and reports of the active project. */
  filters: AnyQuery;
}

/**
 * A quiet line while configuration or filters could not be loaded (specification §8: logged). It
 * stays while they are tried again, and goes away when that works.
 */
export function LoadFailure({ config, filters }: LoadFailureProps) {
  const failed = [config, filters].filter(hasFailed);
  if (failed.length === 0) return null;
  const busy = failed.some(({ isFetching }) => isFetching);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return (
    <div className={css.passing}>
      <Notice
        tone="attention"
        action={busy ? undefined : { label: 'Opnieuw proberen', onClick: retry }}
      >
        {textOf(failed, config)}
        {busy ? ' Wordt opnieuw geprobeerd…' : null}
      </Notice>
    </div>
  );
}

function textOf(failed: readonly AnyQuery[], config: AnyQuery): string {
  if (failed.every(({ data }) => data !== undefined)) {
    return 'Kon je gegevens niet vernieuwen. Dit zijn de laatst bekende.';
  }
  return failed.includes(config)
    ? 'Kon je gegevens niet laden.'
    : 'Kon de periodes en rapporten van dit project niet laden.';
}

/** Trying again clears the error, not when it was; the end of the session has a screen of its own. */
export function hasFailed({ isError, error, errorUpdatedAt, dataUpdatedAt }: AnyQuery): boolean {
  if (error instanceof SessionEnded) return false;
  return isError || errorUpdatedAt > dataUpdatedAt;
}
