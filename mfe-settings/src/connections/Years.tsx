import type { Connection } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import { useDeed } from './connection-queries.ts';
import css from './connections.module.css';

export interface YearsProps {
  connection: Connection;
  mayEdit: boolean;
}

const COUNTS = {
  exact: 'Exact Online telt',
  bestand: 'het bestand telt',
  vraag: 'nog te kiezen',
} as const;

/** Which source counts in each fiscal year; what took the place of a file can be taken back. */
export function Years({ connection, mayEdit }: YearsProps) {
  const { mutate, isPending, error } = useDeed(connection);
  const { years, name } = connection;
  if (years.length === 0) return null;
  return (
    <>
      <ul className={css.counts} aria-label={`Boekjaren van ${name}`}>
        {years.map(({ boekjaar, counts, undoable_import_id: importId }) => (
          <li key={boekjaar}>
            <span>{`${boekjaar}: ${COUNTS[counts] ?? counts}`}</span>
            {importId !== null && mayEdit ? (
              <button
                type="button"
                className={looks.link}
                disabled={isPending}
                onClick={() => mutate({ do: 'terug', importId })}
              >
                Terug naar het bestand
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className={looks.failure}>
          {messageOf(error)}
        </p>
      ) : null}
    </>
  );
}
