import { lazy, Suspense } from 'react';
import { Button } from 'antd';
import type { Project, Source } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import {
  classes,
  EmptyState,
  formatCount,
  formatDate,
  LinesSkeleton,
  looks,
  QueryPart,
  useDrilldown,
} from '@kengetal/ui';
import { PROVIDERS } from '../../../connections/providers.ts';
import { dayOf } from '../../../parts/day.ts';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import { useSources } from '../project-queries.ts';
import { useConnect } from '../use-connect.ts';
import { Months } from './Months.tsx';
import { Opening } from './Opening.tsx';
import css from './sources.module.css';

const SourceDetail = lazy(() => import(/* webpackChunkName: "people" */ './SourceDetail.tsx'));

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

/** Opens all of the source in the drawer. */
function Name({ source }: { source: Source }) {
  const { name, producer, boekjaar } = source;
  const { open } = useDrilldown();
  const show = () =>
    open({
      title: name,
      context: boekjaar === null ? undefined : `Boekjaar ${boekjaar}`,
      content: (
        <Suspense fallback={<LinesSkeleton />}>
          <SourceDetail source={source} />
        </Suspense>
      ),
    });
  return (
    <>
      <button type="button" className={looks.link} aria-haspopup="dialog" onClick={show}>
        {name}
      </button>
      {producer ? (
        <span className={classes(looks.small, css.detail)}>{`Gemaakt met ${producer}`}</span>
      ) : null}
    </>
  );
}
