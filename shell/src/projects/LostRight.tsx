import { useState } from 'react';
import { PROJECT_RIGHTS, type Project } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';

const NO_MORE = {
  lezer: 'Je bent nu lezer in dit project: je ziet alles, maar kunt niets meer wijzigen.',
  bewerker: 'Je bent nu bewerker in dit project: mensen en het project zelf beheer je niet meer.',
} as const;

/** Says that the user may less in this project than when this page opened it. */
export function LostRight({ project: { project_id: id } }: { project: Project }) {
  const { rights } = useSession();
  const [known, setKnown] = useState(rights);
  const lost = PROJECT_RIGHTS.find(
    (level) => mayOnProject(known, id, level) && !mayOnProject(rights, id, level),
  );
  const now = rights.projects[id];
  if (!lost || now === undefined || now === 'beheerder') return null;
  return (
    <Notice tone="attention" action={{ label: 'Sluiten', onClick: () => setKnown(rights) }}>
      {NO_MORE[now]}
    </Notice>
  );
}
