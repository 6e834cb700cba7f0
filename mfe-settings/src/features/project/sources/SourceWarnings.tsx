import type { Source } from '@kengetal/contract';
import { formatCount, looks } from '@kengetal/ui';
import { Remarks } from '../../../imports/Remarks.tsx';
import { useSource } from '../project-queries.ts';

/** What the last reading of a source remarked; opens in its own place. */
export function SourceWarnings({ source }: { source: Source }) {
  const { data, isError, refetch } = useSource(source);
  if (isError && !data) {
    return (
      <button type="button" className={looks.link} onClick={() => void refetch()}>
        Opnieuw proberen
      </button>
    );
  }
  if (!data) return <span className={looks.quiet}>Laden…</span>;
  const { warnings } = data;
  if (warnings.length === 0) return <span className={looks.quiet}>Geen</span>;
  return (
    <Remarks items={warnings} summary={formatCount(warnings.length, 'opmerking', 'opmerkingen')} />
  );
}
