import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import type { Connection } from '@kengetal/contract';
import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import {
  classes,
  DrilldownProvider,
  EmptyState,
  formatCount,
  formatInstantLong,
  looks,
  QueryPart,
  useDrilldown,
} from '@kengetal/ui';
import { ConnectionActions } from '../../connections/ConnectionActions.tsx';
import { ConnectionDetail } from '../../connections/ConnectionDetail.tsx';
import { ConnectionMore, hasMore } from '../../connections/ConnectionMore.tsx';
import { useConnections } from '../../connections/connection-queries.ts';
import { Status } from '../../connections/Status.tsx';
import { PROVIDERS } from '../../connections/providers.ts';
import { durationWords } from '../../connections/words.ts';
import { Detail } from '../../parts/Detail.tsx';
import { RecordTable } from '../../parts/RecordTable.tsx';
import css from '../../connections/connections.module.css';

/** Where the books of an organisation come from, how that goes, and what can be done about it. */
export default function Connections({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const navigate = useNavigate();
  const { rights } = useSession();
  const { projects } = useProject();
  const add = () => void navigate(`/connectie-aanmaken?org_id=${encodeURIComponent(id)}`);
  const mayEdit = ({ project_id }: Connection) =>
    project_id === null || mayOnProject(rights, project_id, 'bewerker');
  const nameOf = ({ project_id }: Connection) =>
    projects.find((project) => project.project_id === project_id)?.project_name;
  const query = useConnections(id);
  return (
    <DrilldownProvider namespace="mfe-settings">
      <QueryPart query={query} failure="Kon de koppelingen niet laden.">
        {(connections) =>
          connections.length === 0 ? (
            <EmptyState
              title="Nog geen koppelingen."
              text="Met een koppeling lezen we je boekhouding."
              {...(isAdmin && { action: { label: 'Koppeling aanmaken', onClick: add } })}
            />
          ) : (
            <>
              <RecordTable
                caption="Koppelingen"
                rows={connections}
                keyOf={({ connection_id }) => connection_id}
                columns={[
                  { label: 'Administratie', cell: (one) => <Name connection={one} /> },
                  {
                    label: 'Project',
                    cell: (one) =>
                      one.project_id === null ? (
                        '–'
                      ) : (
                        <Link className={looks.link} to={`/project?project=${one.project_id}`}>
                          {nameOf(one) ?? 'Project'}
                        </Link>
                      ),
                  },
                  { label: 'Status', cell: (one) => <Status connection={one} /> },
                  { label: 'Laatst gelezen', cell: (one) => <LastSync connection={one} /> },
                  {
                    label: 'Volgende',
                    cell: ({ next_sync_at }) =>
                      next_sync_at ? formatInstantLong(next_sync_at) : '–',
                  },
                  {
                    ...{ label: 'Regels', numeric: true },
                    cell: ({ lines }) => (lines === null ? '–' : formatCount(lines)),
                  },
                  {
                    ...{ label: 'Acties', isAction: true },
                    cell: (one) =>
                      one.provider === 'exact' && mayEdit(one) ? (
                        <ConnectionActions connection={one} isAdmin={isAdmin} />
                      ) : null,
                  },
                ]}
                beneath={(one) =>
                  hasMore(one) ? <ConnectionMore connection={one} mayEdit={mayEdit(one)} /> : null
                }
              />
              {isAdmin ? (
                <div className={css.end}>
                  <Button onClick={add}>Koppeling aanmaken</Button>
                </div>
              ) : (
                <p className={classes(looks.quiet, css.end)}>
                  Een beheerder van de organisatie kan koppelingen maken.
                </p>
              )}
            </>
          )
        }
      </QueryPart>
    </DrilldownProvider>
  );
}

const DETAIL = classes(looks.small, css.detail);

function Name({ connection }: { connection: Connection }) {
  const { connection_id, name, provider, administration_id, connected_by } = connection;
  const number = administration_id === null ? '' : `, nr. ${administration_id}`;
  const by = connected_by === null ? '' : `, door ${connected_by}`;
  const { open } = useDrilldown();
  const show = () =>
    open({
      title: name,
      context: PROVIDERS.exact,
      content: (
        <Detail>
          <ConnectionDetail id={connection_id} />
        </Detail>
      ),
    });
  return (
    <>
      {provider === 'exact' ? (
        <button type="button" className={looks.link} aria-haspopup="dialog" onClick={show}>
          {name}
        </button>
      ) : (
        name
      )}
      <span className={DETAIL}>{`${PROVIDERS[provider] ?? provider}${number}${by}`}</span>
    </>
  );
}

function LastSync({ connection: { last_sync_at, duration_seconds } }: { connection: Connection }) {
  if (last_sync_at === null) return '–';
  return (
    <>
      {formatInstantLong(last_sync_at)}
      {duration_seconds === null ? null : (
        <span className={DETAIL}>{`duurde ${durationWords(duration_seconds)}`}</span>
      )}
    </>
  );
}
