import type { Connection } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { CheckIcon, looks } from '@kengetal/ui';
import { ConnectionQuestion } from './ConnectionQuestion.tsx';
import { useDeed } from './connection-queries.ts';
import { SyncProgress } from './SyncProgress.tsx';
import css from './connections.module.css';

export interface ConnectionMoreProps {
  connection: Connection;
  mayEdit: boolean;
}

/** What there is to tell of a connection beneath its row; null for nothing. */
export function moreOf(connection: Connection): boolean {
  const { progress, question, checks, years } = connection;
  return progress !== null || question !== null || checks.length > 0 || years.length > 0;
}

/** How far a connection is, what it asks, what counts in which year and what was compared. */
export function ConnectionMore({ connection, mayEdit }: ConnectionMoreProps) {
  const { name, progress, question, checks } = connection;
  return (
    <div className={css.more}>
      {progress ? <SyncProgress name={name} progress={progress} /> : null}
      {question && mayEdit ? <ConnectionQuestion connection={connection} /> : null}
      {question && !mayEdit ? <p>{question.text}</p> : null}
      {checks.length > 0 ? (
        <ul className={css.checks} aria-label={`Controles van ${name}`}>
          {checks.map(({ key, ok, message }) => (
            <li key={key}>
              <CheckIcon state={ok ? 'goed' : 'let_op'} />
              <span>{message}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Years connection={connection} mayEdit={mayEdit} />
    </div>
  );
}

const COUNTS = {
  exact: 'Exact Online telt',
  bestand: 'het bestand telt',
  vraag: 'nog te kiezen',
} as const;

/** Which source counts in each fiscal year; what took the place of a file can be taken back. */
function Years({ connection, mayEdit }: ConnectionMoreProps) {
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
