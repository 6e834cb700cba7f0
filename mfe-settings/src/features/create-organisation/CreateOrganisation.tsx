import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Input, type InputRef } from 'antd';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@kengetal/platform';
import { Cell, classes, looks, Notice, Screen, Sheet } from '@kengetal/ui';
import { Steps } from '../../parts/Steps.tsx';
import { useCreateOrganisation } from './create-organisation.ts';
import { problemOfName } from './name.ts';
import css from './create-organisation.module.css';

/** First step of setting up: an organisation, then on to its connection. */
export default function CreateOrganisation() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateOrganisation();
  const create = (name: string) =>
    mutate(name, {
      onSuccess: ({ organisation_id }) => {
        void navigate(`/connectie-aanmaken?org_id=${encodeURIComponent(organisation_id)}`);
      },
    });
  return (
    <Screen title="Organisatie aanmaken" width="narrow">
      <Steps current="Organisatie" />
      <Sheet>
        <Cell>
          <p className={classes(looks.quiet, css.intro)}>
            Een organisatie bundelt je projecten en koppelingen. Meestal is dat je bedrijf of
            kantoor.
          </p>
          <NameForm
            busy={isPending}
            failure={error ? messageOf(error) : null}
            onSubmit={(name) => create(name.trim())}
          />
        </Cell>
      </Sheet>
    </Screen>
  );
}

interface NameFormProps {
  busy: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure: string | null;
  onSubmit: (name: string) => void;
}

function NameForm({ busy, failure, onSubmit }: NameFormProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemOfName(name);
    setProblem(found);
    if (found === null) onSubmit(name);
    else input.current?.focus();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <label className={css.label} htmlFor={id}>
        Naam van je organisatie
      </label>
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
      <p id={`${id}-problem`} className={classes(looks.failure, css.problem)} role="alert">
        {problem}
      </p>
      {failure ? <Notice tone="unfavourable">{failure}</Notice> : null}
      <Button className={css.submit} type="primary" htmlType="submit" loading={busy}>
        Organisatie aanmaken
      </Button>
    </form>
  );
}
