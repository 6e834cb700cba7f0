import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Project as ProjectData } from '@kengetal/contract';
import { useCrumb, useProject } from '@kengetal/platform';
import { Cell, DrilldownProvider, EmptyState, Screen, Sheet } from '@kengetal/ui';
import { AddressTabs } from '../../parts/AddressTabs.tsx';
import { Accounts } from './accounts/Accounts.tsx';
import { Imports } from './imports/Imports.tsx';
import { Sources } from './sources/Sources.tsx';
import { Vat } from './vat/Vat.tsx';

const Users = lazy(() => import(/* webpackChunkName: "people" */ './users/Users.tsx'));
const General = lazy(() => import(/* webpackChunkName: "people" */ './general/General.tsx'));
const Activity = lazy(() => import(/* webpackChunkName: "people" */ './activity/Activity.tsx'));

/** Parts of the screen; the key stands in the address. */
const TABS = [
  { key: 'bronnen', label: 'Bronnen', Content: Sources },
  { key: 'rekeningen', label: 'Rekeningen', Content: Accounts },
  { key: 'btw', label: 'Btw', Content: Vat },
  { key: 'imports', label: 'Imports', Content: Imports },
  { key: 'gebruikers', label: 'Gebruikers', Content: Users },
  { key: 'algemeen', label: 'Algemeen', Content: General },
  { key: 'activiteit', label: 'Activiteit', Content: Activity },
] as const;

/** Where the books of the active project come from, how they are read, and who may see them. */
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
          title="Hier staan straks de bronnen, rekeningen en gebruikers van je project."
          text="Je eerste project ontstaat als je een auditfile inleest."
          action={{ label: 'Auditfile uploaden', onClick: connect }}
        />
      </Sheet>
    </Screen>
  );
}

function Settings({ project }: { project: ProjectData }) {
  useCrumb(project.project_name);
  return (
    <DrilldownProvider namespace="mfe-settings">
      <Screen title={project.project_name}>
        <AddressTabs
          tabs={TABS.map(({ key, label, Content }) => ({
            key,
            label,
            content: (
              <Cell>
                <Content project={project} />
              </Cell>
            ),
          }))}
        />
      </Screen>
    </DrilldownProvider>
  );
}
