import { Button } from 'antd';
import type { Invitation } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';
import { useAnswer } from './invitation-queries.ts';
import css from './people.module.css';

export interface AwaitingProps {
  place: Place;
  /** Of the invitation. */
  id: string;
  who: NonNullable<Invitation['accepted_as']>;
  /** Address that was invited. */
  email: string;
}

/** Somebody came with another address than invited: who invited says whether they may come in. */
export function Awaiting({ place, id, who, email }: AwaitingProps) {
  const { mutate, isPending, variables, error } = useAnswer(place);
  const answer = (accept: boolean) => () => mutate({ invitation_id: id, accept });
  const same = who.email.toLowerCase() === email.toLowerCase();
  return (
    <>
      <p className={css.awaiting}>
        <strong>{who.name || who.email}</strong>{' '}
        {same
          ? `(${who.email}) opende de link. Wie uitnodigde, mag dat niet meer; zeg jij of het klopt.`
          : `opende de link met het adres ${who.email}. Laat alleen toe wie je kent.`}
      </p>
      <div className={css.ways}>
        <Button loading={isPending && variables.accept} disabled={isPending} onClick={answer(true)}>
          Toelaten
        </Button>
        <Button
          type="text"
          loading={isPending && !variables.accept}
          disabled={isPending}
          onClick={answer(false)}
        >
          Afwijzen
        </Button>
        {error ? (
          <span role="alert" className={looks.failure}>
            {messageOf(error)}
          </span>
        ) : null}
      </div>
    </>
  );
}
