import type { Project, ProjectMember } from '@kengetal/contract';
import { ComingSoon, QueryPart } from '@kengetal/ui';
import { dayOf } from '../../parts/day.ts';
import { RecordTable } from '../../parts/RecordTable.tsx';
import { useUsers } from './project-queries.ts';

const LEVELS: Readonly<Record<ProjectMember['level'], string>> = {
  lezer: 'Lezer',
  bewerker: 'Bewerker',
  beheerder: 'Beheerder',
};

/** Who may see the project. */
export function Users({ project }: { project: Project }) {
  return (
    <>
      <QueryPart query={useUsers(project.project_id)} failure="Kon de gebruikers niet laden.">
        {(users) => (
          <RecordTable
            caption="Gebruikers"
            rows={users}
            keyOf={({ user_id }) => user_id}
            columns={[
              { label: 'Naam', cell: ({ name }) => name },
              { label: 'E-mailadres', cell: ({ email }) => email },
              { label: 'Niveau', cell: ({ level }) => LEVELS[level] ?? level },
              {
                label: 'Laatst actief',
                cell: ({ last_active_at }) => (last_active_at ? dayOf(last_active_at) : '–'),
              },
            ]}
          />
        )}
      </QueryPart>
      <ComingSoon text="Uitnodigen, wijzigen en verwijderen doe je hier straks." />
    </>
  );
}
