import type { ImportResult } from '@kengetal/contract';
import { Notice, formatCount } from '@kengetal/ui';
import css from './create-connection.module.css';

const SHOWN = 5;

/** What needs a look: accounts without a group, and what the file had wrong. */
export function ImportWarnings({ result }: { result: ImportResult }) {
  const { unclassified_accounts: unclassified, warnings } = result;
  const [first, rest] = [warnings.slice(0, SHOWN), warnings.slice(SHOWN)];
  return (
    <>
      {unclassified > 0 ? (
        <Notice tone="attention">{unclassifiedWords(unclassified)}</Notice>
      ) : null}
      {warnings.length > 0 ? (
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
      ) : null}
    </>
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

function unclassifiedWords(count: number): string {
  const accounts = formatCount(count, 'rekening is', 'rekeningen zijn');
  return `${accounts} niet ingedeeld. De bedragen staan in je rapporten onder 'Niet ingedeeld'.`;
}
