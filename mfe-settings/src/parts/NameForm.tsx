import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Input, type InputRef } from 'antd';
import { classes, looks, Notice } from '@kengetal/ui';
import { problemOfName } from './name.ts';
import css from './name-form.module.css';

export interface NameFormProps {
  label: string;
  /** A heading above says the same: the label is read out alone. */
  isTitled?: boolean;
  /** On the button. */
  submit: string;
  /** The name that there is; empty for what is not there yet. */
  initial?: string;
  busy: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure: string | null;
  /** Gets the name without spaces around it. */
  onSubmit: (name: string) => void;
}

/** A name to fill in or change. */
export function NameForm(props: NameFormProps) {
  const { label, isTitled = false, submit, initial = '', busy, failure, onSubmit } = props;
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const id = useId();
  const isKept = initial !== '' && name.trim() === initial;
  const onForm = (event: SubmitEvent) => {
    event.preventDefault();
    if (isKept) return;
    const found = problemOfName(name);
    setProblem(found);
    if (found === null) onSubmit(name.trim());
    else input.current?.focus();
  };
  return (
    <form className={css.form} onSubmit={onForm} noValidate>
      <label className={isTitled ? looks.hidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(css.field, initial !== '' && css.beside)}>
        <Input
          ref={input}
          id={id}
          value={name}
          autoComplete="organization"
          readOnly={busy}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
        />
        <Button
          type={initial === '' ? 'primary' : 'default'}
          htmlType="submit"
          loading={busy}
          disabled={isKept}
        >
          {submit}
        </Button>
      </div>
      <p id={`${id}-problem`} className={classes(looks.failure, css.problem)} role="alert">
        {problem}
      </p>
      {failure ? <Notice tone="unfavourable">{failure}</Notice> : null}
    </form>
  );
}
