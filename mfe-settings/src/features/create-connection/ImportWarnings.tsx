import type { ImportResult } from '@kengetal/contract';
import { formatCount } from '@kengetal/ui';
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
      <Messages items={first} />
      {rest.length > 0 ? (
        <details>
          <summary>{`Nog ${formatCount(rest.length, 'opmerking', 'opmerkingen')}`}</summary>
          <Messages items={rest} />
        </details>
      ) : null}
    </section>
  );
}

function Messages({ items }: { items: ImportResult['warnings'] }) {
  return (
    <ul>
      {items.map(({ code, message }, index) => (
        // A code can come back with another message; the list never changes.
        <li key={`${code} ${index}`}>{message}</li>
      ))}
    </ul>
  );
}
