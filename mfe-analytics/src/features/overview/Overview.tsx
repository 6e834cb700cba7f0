import type { Project } from '@kengetal/contract';
import {
  Cell,
  ChartSkeleton,
  ComparisonMenu,
  LinesSkeleton,
  Sheet,
  SheetRow,
  useCharts,
} from '@kengetal/ui';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { PerSwitch } from '../../filters/view.tsx';
import { AnalyticsScreen, PageState } from '../../parts/AnalyticsScreen.tsx';
import { useChosenPage } from '../../parts/use-chosen-page.ts';
import { ViewsMenu } from '../../views/ViewsMenu.tsx';
import { OverviewBlocks } from './OverviewBlocks.tsx';

const PROMISE =
  'Hier zie je je cijfers naast elkaar: per groep, per maand en vergeleken met eerder.';

/** Figures next to each other: over time, against before, by part, by relation. */
export default function Overview() {
  useCharts('mfe-analytics'); // on its way while the figures are
  return (
    <AnalyticsScreen title="Overzicht" promise={PROMISE}>
      {(project) => <OfProject project={project} />}
    </AnalyticsScreen>
  );
}

function OfProject({ project }: { project: Project }) {
  const projectId = project.project_id;
  const { state, per, choosePer, comparison, parameters, query } = useChosenPage(
    'analytics-overview',
    projectId,
  );
  return (
    <>
      <FilterBar
        projectId={projectId}
        state={state}
        actions={<ViewsMenu projectId={projectId} screen="analytics-overview" />}
      >
        <ComparisonMenu {...comparison} />
        <PerSwitch value={per} onChoose={choosePer} />
      </FilterBar>
      <PageState
        failed="Kon het overzicht niet laden."
        promise={PROMISE}
        query={query}
        skeleton={<OverviewSkeleton />}
      >
        {(page) =>
          parameters ? <OverviewBlocks blocks={page.blocks} parameters={parameters} /> : null
        }
      </PageState>
    </>
  );
}

/** The overview's shapes, so that nothing moves when the figures arrive. */
function OverviewSkeleton() {
  return (
    <Sheet>
      <SheetRow>
        <Cell>
          <ChartSkeleton />
        </Cell>
      </SheetRow>
      <SheetRow columns="1-1">
        <Cell>
          <LinesSkeleton lines={12} />
        </Cell>
        <Cell>
          <LinesSkeleton lines={12} />
        </Cell>
      </SheetRow>
    </Sheet>
  );
}
