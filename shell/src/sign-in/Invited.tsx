import { useEffect, useState } from 'react';
import type { InvitationSeen } from '@kengetal/contract';
import { addressedTo, offerOf, overOf } from '../invitation/words.ts';
import css from './sign-in.module.css';

/** Reads what the invitation of this tab says. */
export type SeeInvitation = () => Promise<InvitationSeen>;

/** Who invites for what, before one signs in; nothing as long as that is not known. */
export function Invited({ see }: { see: SeeInvitation }) {
  const [seen, setSeen] = useState<InvitationSeen | null>(null);
  useEffect(() => {
    let isWanted = true;
    // A link that does not work is told of behind sign-in, where it can be tried again.
    see().then(
      (answer) => isWanted && setSeen(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [see]);
  if (!seen) return <p className={css.invited} aria-busy="true" />;
  const over = overOf(seen);
  return (
    <div className={css.invited} role="status">
      <p>{over ? over.title : offerOf(seen)}</p>
      <p className={css.invitedTo}>{over ? over.text : addressedTo(seen)}</p>
    </div>
  );
}
