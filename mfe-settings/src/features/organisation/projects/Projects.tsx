import { Link } from 'react-router-dom';
import type { Connection } from '@kengetal/contract';
import { useProject } from '@kengetal/platform';
import {
  Badge,
  Cell,
  EmptyState,
  formatInstantLong,
  looks,
  QueryPart,
  SheetRow,
  WidgetError,
} from '@kengetal/ui';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import { useConnections } from '../../../connections/connection-queries.ts';
import { useProjects } from '../organisation-queries.ts';
import { Orphans } from './Orphans.tsx';

export interface ProjectsProps {
  id: string;
  isAdmin: boolean;
}

/** The projects of an organisation that the user is in, and those that nobody manages. */
export default function Projects({ id, isAdmin }: ProjectsProps) {
  const { active } = useProject();
  const { data: connections, error, isFetching, refetch } = useConnections(id);
  const told = (projectId: string, words: (own: readonly Connection[]) => string) =>
    connections ? (
      words(connections.filter(({ project_id }) => project_id === projectId))
    ) : (
      <span className={looks.quiet}>{error ? 'Niet geladen' : 'Laden…'}</span>
    );
  const query = useProjects(id);
  return (
    <>
      <Orphans id={id} isAdmin={isAdmin} />
      <SheetRow>
        <Cell>
          <QueryPart query={query} failure="Kon de projecten niet laden.">
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
                          <Link className={looks.link} to={addressOf(project_id)}>
                            {project_name}
                          </Link>{' '}
                          {project_id === active?.project_id ? (
                            <Badge tone="accent">Actief</Badge>
                          ) : null}
                        </>
                      ),
                    },
                    {
                      label: 'Administratie',
                      cell: ({ project_id }) => told(project_id, namesOf),
                    },
                    { label: 'Gebruikers', numeric: true, cell: ({ users }) => users },
                    {
                      label: 'Laatst gelezen',
                      cell: ({ project_id }) => told(project_id, lastRead),
                    },
                  ]}
                />
              )
            }
          </QueryPart>
          {error && !connections ? (
            <WidgetError
              title="Kon de koppelingen niet laden."
              error={error}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : null}
        </Cell>
      </SheetRow>
    </>
  );
}

const addressOf = (projectId: string) =>
  `/project?tab=gebruikers&project=${encodeURIComponent(projectId)}`;

const namesOf = (connections: readonly Connection[]): string =>
  connections.map(({ name }) => name).join(', ') || '–';

/** Instants sort as text. */
function lastRead(connections: readonly Connection[]): string {
  const last = connections
    .flatMap(({ last_sync_at }) => last_sync_at ?? [])
    .sort()
    .at(-1);
  return last ? formatInstantLong(last) : '–';
}
