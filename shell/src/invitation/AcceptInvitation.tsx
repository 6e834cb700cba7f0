import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { InvitationSeen } from '@kengetal/contract';
import { ApiError, messageOf } from '@kengetal/platform';
import { LinesSkeleton, WidgetError } from '@kengetal/ui';
import { useWorld } from '../app/world.ts';
import { InvitationPage, NotNow, OtherAccount } from './InvitationPage.tsx';
import { createInvitationSecret } from './secret.ts';
import { seenOptions, useAccept } from './accepting.ts';
import { addressedTo, offerOf, overOf } from './words.ts';
import { Button } from 'antd';

/** Where the link of an invitation leads to who is signed in; no guard sends them elsewhere first. */
export default function AcceptInvitation() {
  const [secret] = useState(() => createInvitationSecret(sessionStorage).peek());
  // Another link opened in this tab changes only what follows '#'.
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  if (secret !== null) return <Offered secret={secret} />;
  return (
    <InvitationPage title="Deze link is niet volledig.">
      <p>Open de link uit de mail opnieuw. Heb je de uitnodiging al aanvaard, dan ga je verder.</p>
      <NotNow label="Naar Kengetal" />
    </InvitationPage>
  );
}

function Offered({ secret }: { secret: string }) {
  const { data: seen, error, isFetching, refetch } = useQuery(seenOptions(useWorld().api, secret));
  if (seen) return <Invitation secret={secret} seen={seen} />;
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <InvitationPage title="Deze link werkt niet.">
        <p>Controleer of je de hele link hebt, of vraag om een nieuwe uitnodiging.</p>
        <NotNow label="Naar Kengetal" />
      </InvitationPage>
    );
  }
  return (
    <InvitationPage title="Uitnodiging">
      {error ? (
        <WidgetError
          title="Kon de uitnodiging niet laden."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LinesSkeleton lines={2} />
      )}
    </InvitationPage>
  );
}

interface InvitationProps {
  secret: string;
  seen: InvitationSeen;
}

/** Accepted by itself where the sign-in screen told of it; else who is signed in says so. */
function Invitation({ secret, seen }: InvitationProps) {
  const { mutate, data, error, isIdle, isPending } = useAccept(secret);
  const over = overOf(seen);
  const isMeant =
    !over && (seen.state !== 'open' || createInvitationSecret(sessionStorage).wasTold());
  useEffect(() => {
    if (isMeant && isIdle) mutate();
  }, [isMeant, isIdle, mutate]);
  if (over) {
    return (
      <InvitationPage title={over.title}>
        <p>{over.text}</p>
        <NotNow label="Naar Kengetal" />
      </InvitationPage>
    );
  }
  if (data?.state === 'wacht_op_akkoord') return <Awaiting seen={seen} />;
  const isUsed = error instanceof ApiError && error.code === 'conflict';
  return (
    <InvitationPage title={isUsed ? 'Aanvaarden kan niet.' : offerOf(seen)}>
      {error ? <p role="alert">{messageOf(error)}</p> : <p>{addressedTo(seen)}</p>}
      {isUsed ? null : (
        <Button type="primary" loading={isPending || data !== undefined} onClick={() => mutate()}>
          {error ? 'Opnieuw proberen' : 'Uitnodiging aanvaarden'}
        </Button>
      )}
      <OtherAccount />
      <NotNow label={isUsed ? 'Naar Kengetal' : 'Niet nu'} />
    </InvitationPage>
  );
}

function Awaiting({
  seen: { invited_by, email_hint, organisation_name },
}: Pick<InvitationProps, 'seen'>) {
  return (
    <InvitationPage title={`Je wacht op akkoord van ${invited_by}.`}>
      <p>
        {`De uitnodiging was voor ${email_hint}, en je logde in met een ander adres. Zodra een beheerder van ${organisation_name} je toelaat, zie je hier de cijfers. Duurt het lang, vraag er dan naar.`}
      </p>
      <OtherAccount />
      <NotNow label="Naar Kengetal" />
    </InvitationPage>
  );
}
