import { useEffect, useId, useRef, useState } from 'react';
import { Button, Input, type InputRef } from 'antd';
import { ApiError, messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import css from './views.module.css';

export interface ViewFormProps {
  /** What the button does: 'Bewaren', 'Hernoemen'. */
  action: string;
  /** The name as it is. */
  name?: string;
  /** Choices beside the name: ticked or not, by their key. */
  options?: readonly { key: string; label: string }[];
  busy: boolean;
  error: Error | null;
  onSubmit: (name: string, ticked: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks for a name. One that is taken says so beside it. */
export function ViewForm(props: ViewFormProps) {
  const { action, name = '', options = [], busy, error, onSubmit, onCancel } = props;
  const [words, setWords] = useState(name);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const field = useRef<InputRef>(null);
  const [fieldId, errorId] = [useId(), useId()];
  useEffect(() => field.current?.focus({ cursor: 'all' }), []);
  const isEmpty = words.trim() === '';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !busy) onSubmit(words.trim(), ticked);
      }}
    >
      <label htmlFor={fieldId}>Naam van de weergave</label>
      <Input
        ref={field}
        id={fieldId}
        value={words}
        maxLength={80}
        autoComplete="off"
        placeholder="Bijvoorbeeld: Autokosten per kwartaal"
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      {error ? (
        <p id={errorId} role="alert" className={looks.failure}>
          {wordsOf(error)}
        </p>
      ) : null}
      {options.map(({ key, label }) => (
        <label key={key} className={css.choice}>
          <input
            type="checkbox"
            checked={ticked.includes(key)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, key] : ticked.filter((one) => one !== key))
            }
          />
          {label}
        </label>
      ))}
      <div className={css.buttons}>
        <Button type="primary" htmlType="submit" disabled={isEmpty} loading={busy}>
          {action}
        </Button>
        <Button type="text" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the name itself, or else what went wrong. */
function wordsOf(error: Error): string {
  const field =
    error instanceof ApiError ? error.problem.errors?.find(({ path }) => path === 'name') : null;
  return field?.message ?? messageOf(error);
}
