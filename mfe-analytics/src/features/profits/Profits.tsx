import type { Project } from '@kengetal/contract';
import { Sheet, StatementSkeleton, usePhone } from '@kengetal/ui';
import { useCharts } from '../../charts.ts';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { ComparisonMenu, PerSwitch } from '../../filters/view.tsx';
import { AnalyticsScreen, PageState } from '../../parts/AnalyticsScreen.tsx';
import { useChosenPage } from '../../parts/use-chosen-page.ts';
import { ProfitsBlocks } from './ProfitsBlocks.tsx';

const PROMISE = 'Hier zie je waar je winst vandaan komt, tot op de rekening en per maand.';

/** Where the result comes from. */
export default function Profits() {
  useCharts(); // on its way while the figures are
  return (
    <AnalyticsScreen title="Winst &amp; Verlies" promise={PROMISE}>
      {(project) => <OfProject project={project} />}
    </AnalyticsScreen>
  );
}

function OfProject({ project }: { project: Project }) {
  const phone = usePhone();
  const projectId = project.project_id;
  const { state, per, choosePer, comparison, chooseComparison, parameters, query } = useChosenPage(
    'analytics-profits',
    projectId,
    'vorig_jaar',
  );
  return (
    <>
      <FilterBar projectId={projectId} state={state} columns={['groep', 'rekening']}>
        <ComparisonMenu value={comparison} onChoose={chooseComparison} />
        {phone ? null : <PerSwitch value={per} onChoose={choosePer} />}
      </FilterBar>
      <PageState
        failed="Kon de winst en het verlies niet laden."
        promise={PROMISE}
        query={query}
        skeleton={
          <Sheet>
            <StatementSkeleton rows={16} />
          </Sheet>
        }
      >
        {(page) =>
          parameters ? (
            <ProfitsBlocks
              blocks={page.blocks}
              parameters={parameters}
              isFiltered={state.count > 0}
            />
          ) : null
        }
      </PageState>
    </>
  );
}
