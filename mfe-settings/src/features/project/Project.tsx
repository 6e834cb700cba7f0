import { useNavigate } from 'react-router-dom';
import type { Project as ProjectData, ProjectMember } from '@kengetal/contract';
import { useCrumb, useProject } from '@kengetal/platform';
import { Cell, ComingSoon, EmptyState, Screen, Sheet, SheetRow } from '@kengetal/ui';
import { dayOf } from '../../parts/day.ts';
import { QueryPart } from '../../parts/QueryPart.tsx';
import { RecordTable } from '../../parts/RecordTable.tsx';
import { useUsers } from './project-queries.ts';
import { Sources } from './Sources.tsx';

const LEVELS: Readonly<Record<ProjectMember['level'], string>> = {
  lezer: 'Lezer',
  bewerker: 'Bewerker',
  beheerder: 'Beheerder',
};

/** Who may see the active project, and where its books come from. */
export default function Project() {
  const navigate = useNavigate();
  const { active, organisation } = useProject();
  const connect = () =>
    void navigate(
      `/connectie-aanmaken?org_id=${encodeURIComponent(organisation?.organisation_id ?? '')}`,
    );
  if (active) return <Settings key={active.project_id} project={active} />;
  return (
    <Screen title="Project">
      <Sheet>
        <EmptyState
          title="Hier staan straks de gebruikers en bronnen van je project."
          text="Je eerste project ontstaat als je een auditfile inleest."
          action={{ label: 'Auditfile uploaden', onClick: connect }}
        />
      </Sheet>
    </Screen>
  );
}

function Settings({ project }: { project: ProjectData }) {
  const { project_id, project_name } = project;
  useCrumb(project_name);
  return (
    <Screen title={project_name} width="statement">
      <Sheet>
        <SheetRow>
          <Cell title="Gebruikers">
            <Users projectId={project_id} />
            <ComingSoon text="Uitnodigen, wijzigen en verwijderen doe je hier straks." />
          </Cell>
        </SheetRow>
        <SheetRow>
          <Cell title="Bronnen">
            <Sources project={project} />
          </Cell>
        </SheetRow>
      </Sheet>
    </Screen>
  );
}

function Users({ projectId }: { projectId: string }) {
  return (
    <QueryPart query={useUsers(projectId)} failure="Kon de gebruikers niet laden.">
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
  );
}
