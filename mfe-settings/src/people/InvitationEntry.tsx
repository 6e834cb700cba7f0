import { Button } from 'antd';
import type { Invitation, NewInvitation } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Badge, looks } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';
import { Awaiting } from './Awaiting.tsx';
import { CopyLink } from './CopyLink.tsx';
import { detailsOf, mailWords } from './invitation-words.ts';
import { useResend, useWithdraw } from './invitation-queries.ts';
import css from './people.module.css';

export interface InvitationEntryProps {
  place: Place;
  invitation: Invitation;
  /** Known only just after it was made. */
  link: string | null;
  /** Milliseconds since 1970. */
  now: number;
  onSent: (invitation: NewInvitation) => void;
}

/** One invitation: to whom, how it stands, and what can be done with it. */
export function InvitationEntry(props: InvitationEntryProps) {
  const { place, invitation, link, now, onSent } = props;
  const { invitation_id, email, state, accepted_as } = invitation;
  return (
    <li className={css.invitation} aria-label={email}>
      <div className={css.head}>
        <div className={css.line}>
          <span className={css.email}>{email}</span>
          {state === 'wacht_op_akkoord' ? <Badge tone="attention">Wacht op akkoord</Badge> : null}
          {state === 'verlopen' ? <Badge tone="attention">Verlopen</Badge> : null}
        </div>
        <p className={looks.quiet}>{detailsOf(invitation, now)}</p>
        {accepted_as ? null : (
          <p className={invitation.mail === 'mislukt' ? looks.failure : looks.quiet}>
            {mailWords(invitation, link !== null)}
          </p>
        )}
      </div>
      {accepted_as ? (
        <Awaiting place={place} id={invitation_id} who={accepted_as} email={email} />
      ) : (
        <Ways place={place} invitation={invitation} onSent={onSent} />
      )}
      {link && !accepted_as ? <CopyLink link={link} /> : null}
    </li>
  );
}

type WaysProps = Pick<InvitationEntryProps, 'place' | 'invitation' | 'onSent'>;

function Ways({ place, invitation: { invitation_id, mail }, onSent }: WaysProps) {
  const resend = useResend(place);
  const withdraw = useWithdraw(place);
  const error = resend.error ?? withdraw.error;
  return (
    <div className={css.ways}>
      <Button
        loading={resend.isPending}
        disabled={withdraw.isPending}
        onClick={() => resend.mutate(invitation_id, { onSuccess: onSent })}
      >
        {mail === 'uit' ? 'Nieuwe link maken' : 'Opnieuw sturen'}
      </Button>
      <Button
        type="text"
        loading={withdraw.isPending}
        disabled={resend.isPending}
        onClick={() => withdraw.mutate(invitation_id)}
      >
        Intrekken
      </Button>
      {error ? (
        <span role="alert" className={looks.failure}>
          {messageOf(error)}
        </span>
      ) : null}
    </div>
  );
}
