import { Button } from 'antd';
import type { Project, Source } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import {
  CheckIcon,
  classes,
  EmptyState,
  FigureText,
  formatCount,
  formatDate,
  looks,
  QueryPart,
} from '@kengetal/ui';
import { PROVIDERS } from '../../../connections/words.ts';
import { dayOf } from '../../../parts/day.ts';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import { useSources } from '../project-queries.ts';
import { useConnect } from '../use-connect.ts';
import { Months } from './Months.tsx';
import { SourceWarnings } from './SourceWarnings.tsx';
import css from './sources.module.css';

/** What the figures of a project were read from, and whether the years follow one another. */
export function Sources({ project }: { project: Project }) {
  const connect = useConnect(project);
  const mayEdit = mayOnProject(useSession().rights, project.project_id, 'bewerker');
  return (
    <QueryPart query={useSources(project.project_id)} failure="Kon de bronnen niet laden.">
      {(sources) =>
        sources.length === 0 ? (
          <EmptyState
            title="Nog geen bronnen."
            text="Een bron is een auditfile of een gekoppeld boekhoudpakket."
            action={{ label: 'Auditfile uploaden', onClick: connect }}
          />
        ) : (
          <>
            <RecordTable
              caption="Bronnen"
              rows={sources}
              keyOf={({ source_id }) => source_id}
              columns={[
                { label: 'Boekjaar', cell: (source) => <Year source={source} /> },
                { label: 'Bron', cell: (source) => <Name source={source} /> },
                { label: 'Soort', cell: ({ kind }) => PROVIDERS[kind] ?? kind },
                { label: 'Maanden', cell: (source) => <Months source={source} /> },
                { label: 'Regels', numeric: true, cell: ({ lines }) => formatCount(lines) },
                {
                  label: 'Ingelezen',
                  cell: ({ imported_at }) => (imported_at ? dayOf(imported_at) : '–'),
                },
                { label: 'Beginbalans', cell: (source) => <Opening source={source} /> },
                { label: 'Opmerkingen', cell: (source) => <SourceWarnings source={source} /> },
              ]}
            />
            {mayEdit ? (
              <div className={css.actions}>
                <Button onClick={connect}>Auditfile uploaden</Button>
              </div>
            ) : null}
          </>
        )
      }
    </QueryPart>
  );
}

function Year({ source: { boekjaar, start_date, end_date } }: { source: Source }) {
  const days =
    start_date === null || end_date === null
      ? null
      : `${formatDate(start_date, 'medium')} t/m ${formatDate(end_date, 'medium')}`;
  return (
    <>
      {boekjaar ?? '–'}
      {days ? <span className={classes(looks.small, css.detail)}>{days}</span> : null}
    </>
  );
}

function Name({ source: { name, producer } }: { source: Source }) {
  return (
    <>
      {name}
      {producer ? (
        <span className={classes(looks.small, css.detail)}>{`Gemaakt met ${producer}`}</span>
      ) : null}
    </>
  );
}

/** Whether the opening follows from the closing of the year before. */
function Opening({ source: { opening_check: check } }: { source: Source }) {
  if (!check) return <span className={looks.quiet}>Geen jaar ervoor</span>;
  return (
    <span className={css.check}>
      <CheckIcon state={check.ok ? 'goed' : 'let_op'} />
      <span>
        <FigureText text={check.message} variant="inline" />
      </span>
    </span>
  );
}
