import { useState } from 'react';
import type { Invitation, NewInvitation } from '@kengetal/contract';
import { QueryPart } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';
import { useInvitations } from './invitation-queries.ts';
import { InvitationEntry } from './InvitationEntry.tsx';
import { InviteForm } from './InviteForm.tsx';
import css from './people.module.css';

/** Inviting, and every invitation that still asks for something, newest first. */
export function Invitations({ place }: { place: Place }) {
  // Only who makes a link knows it, and only until this leaves the screen.
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const keep = ({ invitation_id, link }: NewInvitation) =>
    setLinks((known) => ({ ...known, [invitation_id]: link }));
  const query = useInvitations(place);
  return (
    <>
      <InviteForm place={place} onInvited={keep} />
      <QueryPart query={query} lines={2} failure="Kon de uitnodigingen niet laden.">
        {(invitations) => {
          const shown = invitations.filter(asksForSomething);
          if (shown.length === 0) return null;
          return (
            <ol className={css.invitations} aria-label="Uitnodigingen">
              {shown.map((invitation) => (
                <InvitationEntry
                  key={invitation.invitation_id}
                  place={place}
                  invitation={invitation}
                  link={links[invitation.invitation_id] ?? null}
                  now={query.dataUpdatedAt}
                  onSent={keep}
                />
              ))}
            </ol>
          );
        }}
      </QueryPart>
    </>
  );
}

const OVER: readonly Invitation['state'][] = ['aanvaard', 'afgewezen', 'ingetrokken'];

const asksForSomething = ({ state }: Invitation) => !OVER.includes(state);
