import type { Project } from '@kengetal/contract';
import { usePeriod } from '@kengetal/platform';
import { Sheet, StatementSkeleton, usePhone } from '@kengetal/ui';
import { useCharts } from '../../charts.ts';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { useLedgerSelection } from '../../filters/use-ledger-selection.ts';
import { ComparisonMenu, PerSwitch, useComparison, usePer } from '../../filters/view.tsx';
import { usePage } from '../../page.ts';
import { AnalyticsScreen, PageState } from '../../parts/AnalyticsScreen.tsx';
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
  const { period } = usePeriod();
  const phone = usePhone();
  const state = useLedgerSelection();
  const [per, choosePer] = usePer();
  const [comparison, chooseComparison] = useComparison('vorig_jaar');
  const projectId = project.project_id;
  const parameters = period && {
    page: 'analytics-profits' as const,
    projectId,
    period,
    filters: state.items,
    view: { per, vergelijking: comparison },
  };
  const query = usePage(parameters);
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
