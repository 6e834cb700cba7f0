import { useId, useState } from 'react';
import { Button } from 'antd';
import type { Connection } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import question from '../imports/question.module.css';
import { useDeed } from './connection-queries.ts';
import css from './connections.module.css';

/** The books of a connection meet others in its project: which count? */
export function ConnectionQuestion({ connection }: { connection: Connection }) {
  const name = useId();
  const { mutate, isPending, error } = useDeed(connection);
  const [picked, setPicked] = useState<string | null>(null);
  const { question: asked } = connection;
  if (!asked) return null;
  const { text, choices } = asked;
  const chosen =
    choices.find(({ decision }) => decision === picked) ?? choices.find(({ possible }) => possible);
  return (
    <div className={css.question} role="group" aria-label={`Vraag over ${connection.name}`}>
      <p>{text}</p>
      <fieldset className={question.choices} aria-label="Welke boekingen tellen mee?">
        {choices.map(({ decision, label, words, possible }) => (
          <label key={decision} className={question.choice} data-off={!possible || undefined}>
            <input
              type="radio"
              name={name}
              checked={chosen?.decision === decision}
              disabled={!possible || isPending}
              onChange={() => setPicked(decision)}
            />
            <span>
              <span className={question.label}>{label}</span>
              <span className={question.words}>{words}</span>
            </span>
          </label>
        ))}
      </fieldset>
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
