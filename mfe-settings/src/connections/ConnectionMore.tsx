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

/** Whether there is something to tell of a connection beneath its row. */
export const hasMore = ({ progress, question, checks, years }: Connection): boolean =>
  progress !== null || question !== null || checks.length > 0 || years.length > 0;

/** How far a connection is, what it asks, what counts in which year and what was compared. */
export function ConnectionMore({ connection, mayEdit }: ConnectionMoreProps) {
  const { name, progress, question, checks } = connection;
  return (
    <div className={css.more}>
      {progress ? <SyncProgress name={name} progress={progress} /> : null}
      {question && mayEdit ? <ConnectionQuestion connection={connection} /> : null}
      {question && !mayEdit ? <p>{question.text}</p> : null}
      <CheckList name={name} checks={checks.filter(({ ok }) => !ok)} />
      {checks.length > 0 || connection.years.length > 0 ? (
        <details className={css.fold} open={connection.years.some(isTold)}>
          <summary>{summaryOf(connection)}</summary>
          <CheckList name={name} checks={checks.filter(({ ok }) => ok)} />
          <Years connection={connection} mayEdit={mayEdit} />
        </details>
      ) : null}
    </div>
  );
}

/** 'Controles in orde, boekjaren 2024, 2025, 2026'. */
function summaryOf({ checks, years }: Connection): string {
  const good = checks.filter(({ ok }) => ok).length;
  const some = `${good} ${good === 1 ? 'controle' : 'controles'} in orde`;
  const said = good === checks.length ? 'Controles in orde' : some;
  const names = years.map(({ boekjaar }) => boekjaar).join(', ');
  const ofYears = names === '' ? [] : [`${years.length === 1 ? 'boekjaar' : 'boekjaren'} ${names}`];
  return [...(checks.length === 0 ? [] : [said]), ...ofYears].join(', ');
}

/** What was compared with the provider, and what came of it. */
export function CheckList({ name, checks }: Pick<Connection, 'name' | 'checks'>) {
  if (checks.length === 0) return null;
  return (
    <ul className={css.checks} aria-label={`Controles van ${name}`}>
      {checks.map(({ key, ok, message }) => (
        <li key={key}>
          <CheckIcon state={ok ? 'goed' : 'let_op'} />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** A year that a file counts in, or did. */
const isTold = ({ counts, undoable_import_id }: Connection['years'][number]): boolean =>
  counts !== 'exact' || undoable_import_id !== null;

const COUNTS = {
  exact: 'Exact Online telt',
  bestand: 'het bestand telt',
  vraag: 'nog te kiezen',
} as const;

/** Which source counts in each fiscal year; what took the place of a file can be taken back. */
export function Years({ connection, mayEdit }: ConnectionMoreProps) {
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
