import { useNavigate } from 'react-router-dom';
import type { Project, Source } from '@kengetal/contract';
import { EmptyState, formatCount, formatDate } from '@kengetal/ui';
import { dayOf } from '../../parts/day.ts';
import { QueryPart } from '../../parts/QueryPart.tsx';
import { RecordTable } from '../../parts/RecordTable.tsx';
import { useSources } from './project-queries.ts';

/** What the figures of a project were read from. */
export function Sources({ project }: { project: Project }) {
  const { project_id, organisation_id } = project;
  const navigate = useNavigate();
  const add = () => {
    const params = new URLSearchParams({ org_id: organisation_id, project_id });
    void navigate(`/connectie-aanmaken?${params}`);
  };
  return (
    <QueryPart query={useSources(project_id)} failure="Kon de bronnen niet laden.">
      {(sources) =>
        sources.length === 0 ? (
          <EmptyState
            title="Nog geen bronnen."
            text="Een bron is een auditfile of een gekoppeld boekhoudpakket."
            action={{ label: 'Auditfile uploaden', onClick: add }}
          />
        ) : (
          <RecordTable
            caption="Bronnen"
            rows={sources}
            keyOf={({ source_id }) => source_id}
            columns={[
              { label: 'Bron', cell: ({ name }) => name },
              { label: 'Gemaakt met', cell: ({ producer }) => producer ?? '–' },
              { label: 'Boekjaar', cell: ({ boekjaar }) => boekjaar ?? '–' },
              { label: 'Periode', cell: daysOf },
              { label: 'Regels', numeric: true, cell: ({ lines }) => formatCount(lines) },
              {
                label: 'Gelezen op',
                cell: ({ imported_at }) => (imported_at ? dayOf(imported_at) : '–'),
              },
            ]}
          />
        )
      }
    </QueryPart>
  );
}

function daysOf({ start_date, end_date }: Source): string {
  if (start_date === null || end_date === null) return '–';
  return `${formatDate(start_date, 'medium')} t/m ${formatDate(end_date, 'medium')}`;
}
