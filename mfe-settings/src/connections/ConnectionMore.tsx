import type { Connection } from '@kengetal/contract';
import { CheckList } from './CheckList.tsx';
import { ConnectionQuestion } from './ConnectionQuestion.tsx';
import { SyncProgress } from './SyncProgress.tsx';
import css from './connections.module.css';

export interface ConnectionMoreProps {
  connection: Connection;
  mayEdit: boolean;
}

const toldOf = ({ checks }: Connection) => checks.filter(({ ok }) => !ok);

/** Whether there is something to tell of a connection beneath its row. */
export const hasMore = (connection: Connection): boolean =>
  connection.progress !== null || connection.question !== null || toldOf(connection).length > 0;

/** How far a connection is, and what it asks of who may answer. */
export function UnderWay({ connection, mayEdit }: ConnectionMoreProps) {
  const { name, progress, question } = connection;
  return (
    <>
      {progress ? <SyncProgress name={name} progress={progress} /> : null}
      {question && mayEdit ? <ConnectionQuestion connection={connection} /> : null}
      {question && !mayEdit ? <p>{question.text}</p> : null}
    </>
  );
}

/** How far a connection is, what it asks, and which comparison asks for attention. */
export function ConnectionMore({ connection, mayEdit }: ConnectionMoreProps) {
  return (
    <div className={css.more}>
      <UnderWay connection={connection} mayEdit={mayEdit} />
      <CheckList name={connection.name} checks={toldOf(connection)} />
    </div>
  );
}
