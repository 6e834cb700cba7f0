import { Tabs } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Project as ProjectData } from '@kengetal/contract';
import { useCrumb, useProject } from '@kengetal/platform';
import { Cell, DrilldownProvider, EmptyState, Screen, Sheet } from '@kengetal/ui';
import { Accounts } from './accounts/Accounts.tsx';
import { Imports } from './imports/Imports.tsx';
import { Sources } from './sources/Sources.tsx';
import { Users } from './Users.tsx';
import { Vat } from './vat/Vat.tsx';

/** Parts of the screen; the key stands in the address. */
const TABS = [
  { key: 'bronnen', label: 'Bronnen', Content: Sources },
  { key: 'rekeningen', label: 'Rekeningen', Content: Accounts },
  { key: 'btw', label: 'Btw', Content: Vat },
  { key: 'imports', label: 'Imports', Content: Imports },
  { key: 'gebruikers', label: 'Gebruikers', Content: Users },
] as const;
const TAB = 'tab';

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
  const [params, setParams] = useSearchParams();
  useCrumb(project.project_name);
  const active = TABS.find(({ key }) => key === params.get(TAB)) ?? TABS[0];
  // Filters of one part mean nothing in another; project and period go along.
  const choose = (tab: string) =>
    setParams((before) => {
      const kept = [...before].filter(([name]) => name === 'project' || name === 'periode');
      return new URLSearchParams([...kept, [TAB, tab]]);
    });
  return (
    <DrilldownProvider namespace="mfe-settings">
      <Screen title={project.project_name}>
        <Tabs
          activeKey={active.key}
          onChange={choose}
          destroyOnHidden
          items={TABS.map(({ key, label, Content }) => ({
            key,
            label,
            children: (
              <Sheet>
                <Cell>
                  <Content project={project} />
                </Cell>
              </Sheet>
            ),
          }))}
        />
      </Screen>
    </DrilldownProvider>
  );
}
