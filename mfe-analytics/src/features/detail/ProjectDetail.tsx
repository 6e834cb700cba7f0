import { Link } from 'react-router-dom';
import type { Block, PageData, Project } from '@kengetal/contract';
import { mayOnProject, useAddressOf, useProject, useSession } from '@kengetal/platform';
import {
  DrilldownProvider,
  LinesSkeleton,
  looks,
  Screen,
  Sheet,
  SheetRow,
  Cell,
} from '@kengetal/ui';
import { PageState, Promised } from '../../parts/AnalyticsScreen.tsx';
import { Budgets } from './Budgets.tsx';
import { Coverage } from './Coverage.tsx';
import { useDetail } from './detail-queries.ts';
import { Facts } from './Facts.tsx';
import { Imports } from './Imports.tsx';
import { Quality } from './Quality.tsx';
import css from './detail.module.css';

const PROMISE = 'Hier staat straks hoe de boekhouding ervoor staat, en wat er nog aan te doen is.';

/** How the books of a project stand: what they are, how far they reach, and how good they are. */
export default function ProjectDetail() {
  const { active } = useProject();
  return (
    <DrilldownProvider namespace="mfe-analytics">
      <Screen title={active?.project_name ?? 'Project'} actions={active ? <WaysOn /> : null}>
        <div className={css.screen}>
          {active ? (
            <Detail key={active.project_id} project={active} />
          ) : (
            <Promised promise={PROMISE} />
          )}
        </div>
      </Screen>
    </DrilldownProvider>
  );
}

/** By the names of their routes: where they are is up to the remotes that have them. */
const WAYS_ON = [
  { route: 'rapporten', label: 'Rapporten' },
  { route: 'analytics', label: 'Analytics' },
  { route: 'project', label: 'Instellingen' },
];

function WaysOn() {
  const addressOf = useAddressOf();
  return (
    <nav className={css.ways} aria-label="Verder met dit project">
      {WAYS_ON.map(({ route, label }) => {
        const address = addressOf(route);
        return address === null ? null : (
          <Link key={route} className={looks.link} to={address}>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

function Detail({ project }: { project: Project }) {
  return (
    <PageState
      query={useDetail(project.project_id)}
      failed="Kon het project niet laden."
      promise={PROMISE}
      skeleton={<Waiting />}
    >
      {(page) => <Parts page={page} project={project} />}
    </PageState>
  );
}

function Parts({ page, project }: { page: PageData; project: Project }) {
  const mayEdit = mayOnProject(useSession().rights, project.project_id, 'bewerker');
  const quality = partOf(page, 'quality');
  const facts = partOf(page, 'facts');
  const coverage = partOf(page, 'coverage');
  const years = coverage?.years.map(({ label }) => label) ?? [];
  return (
    <Sheet>
      <SheetRow columns="2-1">
        {quality ? <Quality block={quality} mayEdit={mayEdit} /> : null}
        {facts ? <Facts block={facts} /> : null}
      </SheetRow>
      {coverage ? <Coverage block={coverage} /> : null}
      <SheetRow columns="1-1">
        <Budgets projectId={project.project_id} years={years} mayEdit={mayEdit} />
        <Imports projectId={project.project_id} />
      </SheetRow>
    </Sheet>
  );
}

function partOf<Kind extends Block['kind']>({ blocks }: PageData, kind: Kind) {
  return blocks.find((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
}

function Waiting() {
  return (
    <Sheet>
      <SheetRow columns="2-1">
        <Cell title="Kwaliteit van de boekhouding">
          <LinesSkeleton lines={12} />
        </Cell>
        <Cell title="Administratie">
          <LinesSkeleton lines={12} />
        </Cell>
      </SheetRow>
      <Cell title="Geboekte maanden">
        <LinesSkeleton lines={3} />
      </Cell>
    </Sheet>
  );
}
