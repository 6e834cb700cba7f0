import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mayOnOrganisation, useCrumb, useProject, useSession } from '@kengetal/platform';
import { Cell, EmptyState, Screen, Sheet } from '@kengetal/ui';
import { AddressTabs } from '../../parts/AddressTabs.tsx';
import { JustRemoved } from '../../removal/JustRemoved.tsx';
import { RemovedThings } from '../../removal/RemovedThings.tsx';
import { Assistant } from './assistant/Assistant.tsx';

const General = lazy(() => import(/* webpackChunkName: "people" */ './general/General.tsx'));
const Admins = lazy(() => import(/* webpackChunkName: "people" */ './admins/Admins.tsx'));
const Projects = lazy(() => import(/* webpackChunkName: "people" */ './projects/Projects.tsx'));
const Connections = lazy(() => import(/* webpackChunkName: "people" */ './Connections.tsx'));
const Office = lazy(() => import(/* webpackChunkName: "people" */ './office/Office.tsx'));
const Activity = lazy(() => import(/* webpackChunkName: "people" */ './activity/Activity.tsx'));

/** Settings of an organisation: the one of the address, else the active project's. */
export default function Organisation() {
  const [params] = useSearchParams();
  const { organisation, organisations } = useProject();
  const asked = params.get('organisation_id') ?? organisation?.organisation_id;
  const found = organisations.find((one) => one.organisation_id === asked);
  if (!found) return <Nothing isAsked={asked !== undefined} />;
  const { organisation_id, organisation_name } = found;
  return <Settings key={organisation_id} id={organisation_id} name={organisation_name} />;
}

/** Without an organisation there is the way to one, and back to what was removed. */
function Nothing({ isAsked }: { isAsked: boolean }) {
  const navigate = useNavigate();
  const create = () => void navigate('/organisatie-aanmaken');
  return (
    <Screen title="Organisatie" width="statement">
      <JustRemoved />
      <Sheet>
        <EmptyState
          title={
            isAsked
              ? 'Deze organisatie is er niet meer, of je hoort er niet bij.'
              : 'Hier staan straks de gegevens van je organisatie.'
          }
          action={{ label: 'Organisatie aanmaken', onClick: create }}
        />
        <RemovedThings />
      </Sheet>
    </Screen>
  );
}

function Settings({ id, name }: { id: string; name: string }) {
  const isAdmin = mayOnOrganisation(useSession().rights, id, 'beheerder');
  useCrumb(name);
  const own = useProject().projects.filter(({ organisation_id }) => organisation_id === id);
  const office = {
    ...{ key: 'administraties', label: 'Administraties', isBare: true },
    content: <Office id={id} isAdmin={isAdmin} />,
  };
  return (
    <Screen title={name}>
      <JustRemoved />
      <AddressTabs
        tabs={[
          // Who has one administration has nothing to compare.
          ...(own.length > 1 ? [office] : []),
          { key: 'algemeen', label: 'Algemeen', content: <General id={id} isAdmin={isAdmin} /> },
          { key: 'beheerders', label: 'Beheerders', content: <Admins id={id} isAdmin={isAdmin} /> },
          { key: 'projecten', label: 'Projecten', content: <Projects id={id} isAdmin={isAdmin} /> },
          {
            key: 'koppelingen',
            label: 'Koppelingen',
            content: (
              <Cell>
                <Connections id={id} isAdmin={isAdmin} />
              </Cell>
            ),
          },
          {
            key: 'assistent',
            label: 'Assistent',
            content: (
              <Cell>
                <Assistant id={id} />
              </Cell>
            ),
          },
          {
            key: 'activiteit',
            label: 'Activiteit',
            content: <Activity id={id} isAdmin={isAdmin} />,
          },
        ]}
      />
    </Screen>
  );
}
