import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCrumb, useProject } from '@kengetal/platform';
import {
  Badge,
  Cell,
  ComingSoon,
  EmptyState,
  QueryPart,
  Screen,
  Sheet,
  SheetRow,
} from '@kengetal/ui';
import { dayOf } from '../../parts/day.ts';
import { RecordTable } from '../../parts/RecordTable.tsx';
import { Assistant } from './assistant/Assistant.tsx';
import { Connections } from './Connections.tsx';
import { useAdmins, useOrganisation, useProjects } from './organisation-queries.ts';

/** Settings of an organisation: the one of the address, else the active project's. */
export default function Organisation() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { organisation } = useProject();
  const id = params.get('organisation_id') ?? organisation?.organisation_id;
  if (id !== undefined) return <Settings key={id} id={id} />;
  return (
    <Screen title="Organisatie">
      <Sheet>
        <EmptyState
          title="Hier staan straks de gegevens van je organisatie."
          action={{
            label: 'Organisatie aanmaken',
            onClick: () => void navigate('/organisatie-aanmaken'),
          }}
        />
      </Sheet>
    </Screen>
  );
}

function Settings({ id }: { id: string }) {
  const { organisations } = useProject();
  const known = organisations.find((one) => one.organisation_id === id);
  const query = useOrganisation(id);
  const name = query.data?.organisation_name ?? known?.organisation_name;
  useCrumb(name ?? null);
  return (
    <Screen title={name ?? 'Organisatie'} width="statement">
      <Sheet>
        <SheetRow>
          <Cell title="Algemeen">
            <QueryPart query={query} lines={1} failure="Kon de organisatie niet laden.">
              {(details) => <p>{`Aangemaakt op ${dayOf(details.created_at)}.`}</p>}
            </QueryPart>
            <ComingSoon text="Naam wijzigen en collega’s uitnodigen doe je hier straks." />
          </Cell>
        </SheetRow>
        <SheetRow>
          <Cell title="Beheerders">
            <Admins id={id} />
          </Cell>
        </SheetRow>
        <SheetRow>
          <Cell title="Projecten">
            <Projects id={id} />
          </Cell>
        </SheetRow>
        <SheetRow>
          <Cell title="Koppelingen">
            <Connections id={id} />
          </Cell>
        </SheetRow>
        <SheetRow>
          <Cell title="Assistent">
            <Assistant id={id} />
          </Cell>
        </SheetRow>
      </Sheet>
    </Screen>
  );
}

function Admins({ id }: { id: string }) {
  return (
    <QueryPart query={useAdmins(id)} failure="Kon de beheerders niet laden.">
      {(admins) => (
        <RecordTable
          caption="Beheerders"
          rows={admins}
          keyOf={({ user_id }) => user_id}
          columns={[
            { label: 'Naam', cell: ({ name }) => name },
            { label: 'E-mailadres', cell: ({ email }) => email },
            { label: 'Sinds', cell: ({ since }) => dayOf(since) },
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

function Projects({ id }: { id: string }) {
  const { active } = useProject();
  return (
    <QueryPart query={useProjects(id)} failure="Kon de projecten niet laden.">
      {(projects) =>
        projects.length === 0 ? (
          <EmptyState
            title="Nog geen projecten."
            text="Je eerste project ontstaat als je een auditfile inleest."
          />
        ) : (
          <RecordTable
            caption="Projecten"
            rows={projects}
            keyOf={({ project_id }) => project_id}
            columns={[
              {
                label: 'Naam',
                cell: ({ project_id, project_name }) => (
                  <>
                    {project_name}{' '}
                    {project_id === active?.project_id ? <Badge tone="accent">Actief</Badge> : null}
                  </>
                ),
              },
            ]}
          />
        )
      }
    </QueryPart>
  );
}
