import { useEffect, useEffectEvent } from 'react';
import { Button } from 'antd';
import type { Connection } from '@kengetal/contract';
import { useBus, useProject } from '@kengetal/platform';
import { CheckIcon, LinesSkeleton, looks, Notice, WidgetError } from '@kengetal/ui';
import { ConnectionActions } from '../../connections/ConnectionActions.tsx';
import { ConnectionQuestion } from '../../connections/ConnectionQuestion.tsx';
import { isBusy, useEachConnection } from '../../connections/connection-queries.ts';
import { SyncProgress } from '../../connections/SyncProgress.tsx';
import { StateTitle } from '../../imports/StateTitle.tsx';
import { useOpenBooks } from '../../parts/use-open-books.ts';
import state from '../../imports/state.module.css';
import css from './exact.module.css';

/** How the chosen administrations are read, until their figures are there. */
export function Reading({ ids }: { ids: readonly string[] }) {
  const books = useOpenBooks();
  const queries = useEachConnection(ids);
  const known = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.find(({ isError, data }) => isError && !data);
  const ready = known.filter(isReady);
  useTellWhenRead(ready);
  const isDone = ready.length === ids.length;
  const isReading = known.length === 0 || known.some(isBusy);
  const [first] = ready;
  const openFirst = () => void books.open(first?.project_id ?? '');
  return (
    <div className={state.state} data-wide>
      <StateTitle key={String(isDone)}>{isDone ? 'Klaar' : 'Gegevens ophalen'}</StateTitle>
      <p className={looks.quiet}>
        {isDone
          ? 'De cijfers staan klaar. Elke dag halen we op wat er nieuw is.'
          : isReading
            ? 'Je kunt deze pagina sluiten: het lezen gaat door.'
            : 'Het lezen staat stil. Hieronder staat wat je kunt doen.'}
      </p>
      {failed ? (
        <WidgetError error={failed.error} onRetry={() => void failed.refetch()} />
      ) : known.length === 0 ? (
        <LinesSkeleton lines={3} />
      ) : null}
      <ul className={css.readings} aria-label="Administraties">
        {known.map((connection) => (
          <li key={connection.connection_id}>
            <Administration connection={connection} />
          </li>
        ))}
      </ul>
      {first?.project_id ? (
        <div className={state.actions}>
          <Button type="primary" loading={books.isOpening} onClick={openFirst}>
            Naar dashboard
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What was read once and is read anew, or broke, is not. */
const isReady = ({ status, last_sync_at, project_id }: Connection): boolean =>
  status === 'actief' && last_sync_at !== null && project_id !== null;

function Administration({ connection }: { connection: Connection }) {
  const { name, progress, error, question, checks } = connection;
  return (
    <section className={css.reading} aria-label={name}>
      <h3>{name}</h3>
      {progress ? <SyncProgress name={name} progress={progress} /> : null}
      {error ? (
        <>
          <Notice tone="unfavourable">{error}</Notice>
          <ConnectionActions connection={connection} isAdmin />
        </>
      ) : null}
      {question ? <ConnectionQuestion connection={connection} /> : null}
      {isReady(connection) && !isBusy(connection) ? (
        <p className={css.ready}>
          <CheckIcon state="goed" />
          <span>Gelezen</span>
        </p>
      ) : null}
      {checks
        .filter(({ ok }) => !ok)
        .map(({ key, message }) => (
          <Notice key={key} tone="attention">
            {message}
          </Notice>
        ))}
    </section>
  );
}

/** Tells the app of new figures and of new projects, when one has been read. */
function useTellWhenRead(ready: readonly Connection[]): void {
  const bus = useBus();
  const { reload } = useProject();
  const tell = useEffectEvent((ids: readonly string[]) => {
    for (const project_id of ids) bus.emit('dataChanged', { project_id });
    void reload();
  });
  const read = ready.map(({ project_id }) => project_id).join(' ');
  useEffect(() => {
    if (read !== '') tell(read.split(' '));
  }, [read]);
}
