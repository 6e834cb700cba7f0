import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Input } from 'antd';
import { INPUT_MAXIMA } from '@kengetal/contract';
import { classes, looks } from '@kengetal/ui';
import type { AssistantChange } from './assistant-queries.ts';
import css from './assistant.module.css';

interface RetentionProps {
  days: number | null;
  busy: boolean;
  onChange: (change: AssistantChange) => void;
}

/** After how many days chats are removed; nothing filled in keeps them. */
export function Retention({ days, busy, onChange }: RetentionProps) {
  const [text, setText] = useState(days === null ? '' : String(days));
  const id = useId();
  const chosen = text.trim() === '' ? null : Number(text);
  const isRight =
    chosen === null || (Number.isInteger(chosen) && chosen >= 1 && chosen <= INPUT_MAXIMA.chatDays);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRight) onChange({ days: chosen });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>Gesprekken verwijderen na zoveel dagen</label>
      <div className={css.field}>
        <Input
          id={id}
          className={css.days}
          inputMode="numeric"
          value={text}
          status={isRight ? '' : 'error'}
          aria-invalid={!isRight}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" loading={busy} disabled={!isRight || chosen === days}>
          Opslaan
        </Button>
      </div>
      <p id={`${id}-help`} className={classes(looks.quiet, css.prose)}>
        {isRight
          ? 'Geteld vanaf het laatste bericht, voor alle gesprekken in deze organisatie. Vul je niets in, dan blijven ze tot iemand ze verwijdert.'
          : `Vul een heel getal in van 1 tot en met ${INPUT_MAXIMA.chatDays}, of niets.`}
      </p>
    </form>
  );
}
