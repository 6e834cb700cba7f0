import type { ImportResult } from '@kengetal/contract';
import { formatCount } from '@kengetal/ui';
import { Remarks } from '../../imports/Remarks.tsx';
import css from '../../imports/state.module.css';

const SHOWN = 5;

/** What the file had wrong, the first of it at once. */
export function ImportWarnings({ result }: { result: ImportResult }) {
  const { warnings } = result;
  if (warnings.length === 0) return null;
  const [first, rest] = [warnings.slice(0, SHOWN), warnings.slice(SHOWN)];
  return (
    <section className={css.warnings} aria-label="Opmerkingen bij dit bestand">
      <h3>Opmerkingen bij dit bestand</h3>
      <Remarks items={first} />
      {rest.length > 0 ? (
        <Remarks
          items={rest}
          summary={`Nog ${formatCount(rest.length, 'opmerking', 'opmerkingen')}`}
        />
      ) : null}
    </section>
  );
}
