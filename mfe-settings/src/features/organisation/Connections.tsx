import { useNavigate } from 'react-router-dom';
import type { Connection } from '@kengetal/contract';
import { Badge, EmptyState, formatInstantLong, QueryPart } from '@kengetal/ui';
import { RecordTable } from '../../parts/RecordTable.tsx';
import { useConnections } from './organisation-queries.ts';

const PROVIDERS: Readonly<Record<Connection['provider'], string>> = {
  auditfile: 'Auditfile',
  exact: 'Exact Online',
};

const STATUSES = {
  actief: { name: 'Actief', tone: 'plain' },
  bezig: { name: 'Bezig met lezen', tone: 'accent' },
  verlopen: { name: 'Verlopen', tone: 'attention' },
  fout: { name: 'Fout', tone: 'unfavourable' },
  niet_gekoppeld: { name: 'Niet gekoppeld', tone: 'attention' },
} as const;

/** Where the books of an organisation come from, and how that goes. */
export function Connections({ id }: { id: string }) {
  const navigate = useNavigate();
  const add = () => void navigate(`/connectie-aanmaken?org_id=${encodeURIComponent(id)}`);
  return (
    <QueryPart query={useConnections(id)} failure="Kon de koppelingen niet laden.">
      {(connections) =>
        connections.length === 0 ? (
          <EmptyState
            title="Nog geen koppelingen."
            text="Met een koppeling lezen we je boekhouding."
            action={{ label: 'Koppeling aanmaken', onClick: add }}
          />
        ) : (
          <RecordTable
            caption="Koppelingen"
            rows={connections}
            keyOf={({ connection_id }) => connection_id}
            columns={[
              { label: 'Naam', cell: ({ name }) => name },
              { label: 'Soort', cell: ({ provider }) => PROVIDERS[provider] ?? provider },
              { label: 'Status', cell: (connection) => <Status connection={connection} /> },
              {
                label: 'Laatst gelezen',
                cell: ({ last_sync_at }) => (last_sync_at ? formatInstantLong(last_sync_at) : '–'),
              },
            ]}
          />
        )
      }
    </QueryPart>
  );
}

function Status({ connection: { status, error } }: { connection: Connection }) {
  // A newer API may know more states.
  const { name, tone } = STATUSES[status] ?? { name: status, tone: 'plain' };
  return (
    <>
      <Badge tone={tone}>{name}</Badge> {error}
    </>
  );
}
