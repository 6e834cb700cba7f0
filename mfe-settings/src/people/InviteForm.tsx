import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Input } from 'antd';
import type { NewInvitation, ProjectRight } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { classes, FilterMenu, looks, Notice } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';
import { useInvite } from './invitation-queries.ts';
import { LEVEL_OPTIONS, levelOf, LEVELS } from './levels.ts';
import css from './people.module.css';

/** A dot behind the @; the API knows the rest. */
const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

export interface InviteFormProps {
  place: Place;
  onInvited: (invitation: NewInvitation) => void;
}

/** Invites somebody by e-mail: as beheerder of an organisation, or to a project with a level. */
export function InviteForm({ place, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [level, setLevel] = useState<ProjectRight>('lezer');
  const { mutate, isPending, error } = useInvite(place);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isAddress = LIKE_AN_ADDRESS.test(address);
    setIsWrong(!isAddress);
    if (!isAddress) return;
    const onSuccess = (made: NewInvitation) => {
      setEmail('');
      onInvited(made);
    };
    mutate({ email: address, level }, { onSuccess });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <label className={css.label} htmlFor={id}>
        E-mailadres
      </label>
      <div className={css.field}>
        <Input
          id={id}
          type="email"
          autoComplete="off"
          value={email}
          readOnly={isPending}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            setEmail(target.value);
            setIsWrong(false);
          }}
        />
        {place.kind === 'project' ? (
          <FilterMenu
            label="Niveau"
            value={LEVELS[level].label}
            options={LEVEL_OPTIONS}
            selected={level}
            onSelect={(key) => setLevel(levelOf(key) ?? level)}
          />
        ) : null}
        <Button type="primary" htmlType="submit" loading={isPending}>
          Uitnodigen
        </Button>
      </div>
      <p
        id={`${id}-help`}
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? looks.failure : classes(looks.quiet, css.prose)}
      >
        {isWrong
          ? 'Dit is geen geldig e-mailadres.'
          : 'De uitnodiging is zeven dagen geldig. Inloggen kan met een werk- of schoolaccount of met Google.'}
      </p>
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
    </form>
  );
}
