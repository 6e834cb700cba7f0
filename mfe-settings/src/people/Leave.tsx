import { useState } from 'react';
import { Button } from 'antd';
import { FilterMenu, QueryPart } from '@kengetal/ui';
import { ConfirmPanel } from '../parts/Confirm.tsx';
import { THE, type Place } from '../parts/place.ts';
import { useLeave, useLeaving, type Leaving } from './leave-queries.ts';

export interface LeaveProps {
  place: Place;
  name: string;
}

const LABELS = { organisatie: 'Organisatie verlaten', project: 'Project verlaten' } as const;

/** Leaves an organisation or a project; its only beheerder says first who follows. */
export function Leave({ place, name }: LeaveProps) {
  const [isAsking, setIsAsking] = useState(false);
  const query = useLeaving(place, isAsking);
  const label = LABELS[place.kind];
  if (!isAsking) {
    return (
      <div>
        <Button onClick={() => setIsAsking(true)}>{label}</Button>
      </div>
    );
  }
  return (
    <QueryPart
      query={query}
      lines={2}
      failure={`Kon niet nagaan of je ${THE[place.kind]} kunt verlaten.`}
    >
      {(leaving) => (
        <Asking
          place={place}
          name={name}
          label={label}
          leaving={leaving}
          onClose={() => setIsAsking(false)}
        />
      )}
    </QueryPart>
  );
}

interface AskingProps extends LeaveProps {
  label: string;
  leaving: Leaving;
  onClose: () => void;
}

function Asking({ place, name, label, leaving, onClose }: AskingProps) {
  const { isSole, candidates } = leaving;
  const [successor, setSuccessor] = useState<string | undefined>();
  const mutation = useLeave(place);
  const isStuck = isSole && candidates.length === 0;
  const isAlone = place.kind === 'project' && candidates.length === 0;
  const chosen = candidates.find(({ user_id }) => user_id === successor);
  return (
    <ConfirmPanel
      title={`${name} verlaten`}
      yes={label}
      mutation={mutation}
      variables={successor}
      isBlocked={isSole && !chosen}
      onClose={onClose}
    >
      {isStuck ? (
        <p>
          Je bent de enige beheerder van {name}, en er is niemand die het kan overnemen. Nodig eerst
          iemand uit, of verwijder {THE[place.kind]}.
        </p>
      ) : (
        <p>{WORDS[isAlone ? 'alleen' : place.kind]}</p>
      )}
      {isSole && !isStuck ? (
        <>
          <p>Je bent de enige beheerder. Kies wie het overneemt.</p>
          <FilterMenu
            label="Opvolger"
            value={chosen ? chosen.name || chosen.email : 'Kies iemand'}
            options={candidates.map(({ user_id, name: who, email }) => ({
              key: user_id,
              label: who || email,
              detail: who ? email : undefined,
            }))}
            selected={successor ?? null}
            search={candidates.length > 8 ? 'Zoek op naam' : undefined}
            onSelect={setSuccessor}
          />
        </>
      ) : null}
    </ConfirmPanel>
  );
}

const WORDS = {
  organisatie:
    'Je verliest de toegang tot de organisatie en al haar projecten. Terug kan alleen als een beheerder je opnieuw uitnodigt.',
  project:
    'Je verliest de toegang tot het project en je gesprekken erin. Terug kan alleen als een beheerder je opnieuw uitnodigt.',
  alleen:
    'Niemand anders zit in dit project. Je verliest de toegang en je gesprekken erin; een beheerder van de organisatie kan het overnemen.',
} as const;
