import { Button } from 'antd';
import type { Connection } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import { Choices, useChosen } from '../parts/Choices.tsx';
import { useDeed } from './connection-queries.ts';
import css from './connections.module.css';

/** The books of a connection meet others in its project: which count? */
export function ConnectionQuestion({ connection }: { connection: Connection }) {
  const { mutate, isPending, error } = useDeed(connection);
  const { text = '', choices = [] } = connection.question ?? {};
  const { chosen, pick } = useChosen(choices);
  if (!connection.question) return null;
  return (
    <div className={css.question} role="group" aria-label={`Vraag over ${connection.name}`}>
      <p>{text}</p>
      <Choices
        label="Welke boekingen tellen mee?"
        choices={choices}
        chosen={chosen}
        isBusy={isPending}
        onPick={pick}
      />
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
      {chosen ? (
        <Button
          type="primary"
          loading={isPending}
          onClick={() => mutate({ do: 'kiezen', decision: chosen.decision })}
        >
          {chosen.label}
        </Button>
      ) : null}
    </div>
  );
}
