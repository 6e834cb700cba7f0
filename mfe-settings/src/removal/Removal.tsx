import { useId, useState } from 'react';
import { Button, Input } from 'antd';
import type { RemovalPreview } from '@kengetal/contract';
import { QueryPart } from '@kengetal/ui';
import { ConfirmPanel } from '../parts/Confirm.tsx';
import type { Place } from '../parts/place.ts';
import { consequencesOf } from './consequences.ts';
import { useRemovalPreview, useRemove } from './removal-queries.ts';
import css from './removal.module.css';

const LABELS = {
  organisatie: 'Organisatie verwijderen',
  project: 'Project verwijderen',
} as const;

/** Removes an organisation or a project, after saying what will be gone and having its name typed. */
export function Removal({ place }: { place: Place }) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <Preview place={place} onClose={() => setIsAsking(false)} />;
  return (
    <div>
      <Button danger onClick={() => setIsAsking(true)}>
        {LABELS[place.kind]}
      </Button>
    </div>
  );
}

interface PreviewProps {
  place: Place;
  onClose: () => void;
}

function Preview({ place, onClose }: PreviewProps) {
  return (
    <QueryPart
      query={useRemovalPreview(place)}
      lines={5}
      failure="Kon niet nagaan wat er verdwijnt."
    >
      {(preview) => <Asking place={place} preview={preview} onClose={onClose} />}
    </QueryPart>
  );
}

function Asking({ place, preview, onClose }: PreviewProps & { preview: RemovalPreview }) {
  const { name, days } = preview;
  const [typed, setTyped] = useState('');
  const mutation = useRemove(place, name);
  const id = useId();
  return (
    <ConfirmPanel
      title={LABELS[place.kind]}
      yes={LABELS[place.kind]}
      mutation={mutation}
      variables={undefined}
      isBlocked={typed.trim() !== name.trim()}
      takesFocus={false}
      onClose={onClose}
    >
      <p>Meteen voor iedereen weg:</p>
      <ul className={css.consequences}>
        {consequencesOf(preview, place.kind).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>
        {`Je kunt het ${days} dagen lang terughalen. Daarna is het voorgoed gewist, met de bestanden die je inlas.`}
      </p>
      <label htmlFor={id}>
        Typ <strong>{name}</strong> om te bevestigen
      </label>
      <Input
        id={id}
        className={css.name}
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmPanel>
  );
}
