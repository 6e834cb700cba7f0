import { ActivityList } from '../../../activity/ActivityList.tsx';
import { Cell, looks } from '@kengetal/ui';
import { useMembers } from '../organisation-queries.ts';

export interface ActivityProps {
  id: string;
  isAdmin: boolean;
}

/** Who did what in an organisation, for those who manage it. */
export default function Activity({ id, isAdmin }: ActivityProps) {
  return (
    <Cell>
      {isAdmin ? (
        <Log id={id} />
      ) : (
        <p className={looks.quiet}>
          De activiteit van de organisatie is te zien voor haar beheerders. Die van een project
          staat bij dat project.
        </p>
      )}
    </Cell>
  );
}

function Log({ id }: { id: string }) {
  const { data = [] } = useMembers(id);
  return <ActivityList place={{ kind: 'organisatie', id }} people={data} />;
}
