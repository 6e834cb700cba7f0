import { Button } from 'antd';
import { FlaskConical } from 'lucide-react';
import type { Project } from '@kengetal/contract';
import { ComparisonMenu, Icon, Sheet, StatementSkeleton, useCharts, usePhone } from '@kengetal/ui';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { PerSwitch, useYearBefore, YearBeforeToggle } from '../../filters/view.tsx';
import { AnalyticsScreen, PageState } from '../../parts/AnalyticsScreen.tsx';
import { useChosenPage } from '../../parts/use-chosen-page.ts';
import { ViewsMenu } from '../../views/ViewsMenu.tsx';
import { ProfitsBlocks } from './ProfitsBlocks.tsx';
import { isDivided } from './tree-table.ts';
import { useWhatIf } from './what-if/use-what-if.ts';
import css from './what-if/what-if.module.css';

const PROMISE = 'Hier zie je waar je winst vandaan komt, tot op de rekening en per maand.';

/** Where the result comes from. */
export default function Profits() {
  useCharts('mfe-analytics'); // on its way while the figures are
  return (
    <AnalyticsScreen title="Winst &amp; Verlies" promise={PROMISE}>
      {(project) => <OfProject project={project} />}
    </AnalyticsScreen>
  );
}

function OfProject({ project }: { project: Project }) {
  const phone = usePhone();
  const projectId = project.project_id;
  const [besideYearBefore, turnYearBefore] = useYearBefore();
  const { state, per, choosePer, comparison, parameters, query } = useChosenPage(
    'analytics-profits',
    projectId,
    // A phone has no room for months.
    besideYearBefore && !phone ? { vorig_jaar_per_maand: true } : {},
  );
  const tree = query.data?.blocks.find((block) => block.kind === 'grid' && block.view === 'table');
  const isPossible = tree?.kind !== 'grid' || isDivided(tree);
  const whatIfState = useWhatIf();
  const { isOn, turn } = whatIfState;
  return (
    <>
      <FilterBar
        projectId={projectId}
        state={state}
        columns={['groep', 'rekening']}
        actions={<ViewsMenu projectId={projectId} screen="analytics-profits" />}
      >
        <ComparisonMenu {...comparison} />
        {phone ? null : (
          <>
            <PerSwitch value={per} onChoose={choosePer} />
            <YearBeforeToggle
              per={per}
              isOn={besideYearBefore}
              isPossible={isPossible}
              onTurn={turnYearBefore}
            />
          </>
        )}
        <Button
          className={css.toggle}
          aria-pressed={isOn}
          icon={<Icon of={FlaskConical} />}
          onClick={() => turn(!isOn)}
        >
          Wat als
        </Button>
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
              whatIfState={whatIfState}
            />
          ) : null
        }
      </PageState>
    </>
  );
}
