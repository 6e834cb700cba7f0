import type { Source } from '@kengetal/contract';
import { formatCount } from '@kengetal/ui';
import { useSource } from '../project-queries.ts';
import css from './sources.module.css';

/** What the last reading of a source remarked; opens in its own place. */
export function SourceWarnings({ source }: { source: Source }) {
  const { data, isError, refetch } = useSource(source);
  if (isError && !data) {
    return (
      <button type="button" className={css.again} onClick={() => void refetch()}>
        Opnieuw proberen
      </button>
    );
  }
  if (!data) return <span className={css.quiet}>Laden…</span>;
  const { warnings } = data;
  if (warnings.length === 0) return <span className={css.quiet}>Geen</span>;
  return (
    <details className={css.warnings}>
      <summary>{formatCount(warnings.length, 'opmerking', 'opmerkingen')}</summary>
      <ul>
        {warnings.map(({ code, message }, index) => (
          // A code can come back with another message; the list never changes.
          <li key={`${code} ${index}`}>{message}</li>
        ))}
      </ul>
    </details>
  );
}
