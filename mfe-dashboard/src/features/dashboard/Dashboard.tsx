import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageData, Project } from '@kengetal/contract';
import { useBus, usePeriod, useProject } from '@kengetal/platform';
import {
  ComparisonMenu,
  DrilldownProvider,
  EmptyState,
  NoBooks,
  Screen,
  Sheet,
  useCharts,
  WidgetError,
} from '@kengetal/ui';
import { useMenuCount } from '../../suggestions/suggestions.ts';
import { BesidePeriod } from './BesidePeriod.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { FirstSteps, Now } from './now/Now.tsx';
import { isReadingFirst, ofNow, ofPeriod, usePage } from './page.ts';
import { PeriodPart } from './period/PeriodPart.tsx';
import { useComparison } from './use-comparison.ts';

/** How the company is doing, why, and what comes next. */
export default function Dashboard() {
  const { active } = useProject();
  useCharts('mfe-dashboard'); // on its way while the figures are
  return (
    <DrilldownProvider namespace="mfe-dashboard">
      <Screen title="Dashboard" hideTitle>
        {active ? <OfProject key={active.project_id} project={active} /> : <Promised />}
      </Screen>
    </DrilldownProvider>
  );
}

/** The two pages side by side: of the chosen period, and of now. */
function OfProject({ project: { project_id } }: { project: Project }) {
  const { period } = usePeriod();
  const [comparison, choose] = useComparison();
  const asked = period && ofPeriod(project_id, period, comparison);
  const askedNow = ofNow(project_id);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePage(asked);
  const now = usePage(askedNow);
  useMenuCount(project_id, openSuggestions(now.data));
  const isReading = isReadingFirst(now.data);
  useTellWhenRead(project_id, isReading);
  const retry = () => void refetch();
  if (data && data.updated_at === null) {
    return (
      <>
        {isReading ? <BeingRead /> : <Promised />}
        <FirstSteps page={now.data} asked={askedNow} />
      </>
    );
  }
  const isShown = data && asked && period && !(error && isPlaceholderData);
  return (
    <>
      {data ? (
        <BesidePeriod>
          {data.comparisons ? (
            <ComparisonMenu value={comparison} offered={data.comparisons} onChoose={choose} />
          ) : null}
        </BesidePeriod>
      ) : null}
      {isShown ? (
        <PeriodPart
          page={data}
          period={period}
          asked={asked}
          isOld={isPlaceholderData}
          failure={error && { error, retry }}
        />
      ) : error ? (
        <Sheet>
          <WidgetError
            title="Kon het dashboard niet laden."
            error={error}
            onRetry={retry}
            busy={isFetching}
          />
        </Sheet>
      ) : (
        <DashboardSkeleton />
      )}
      <Now query={now} asked={askedNow} />
    </>
  );
}

/** How many suggestions are open; undefined while that is not known, or could not be told. */
function openSuggestions(page: PageData | undefined): number | undefined {
  const block = page?.blocks.find(({ key }) => key === 'suggesties');
  if (!page || block?.kind === 'failed') return undefined;
  return block?.kind === 'list' ? block.count : 0;
}

/** Tells the app of the first figures when they are there, which it was open before. */
function useTellWhenRead(project_id: string, isReading: boolean): void {
  const bus = useBus();
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) bus.emit('dataChanged', { project_id });
    wasReading.current = isReading;
  }, [bus, project_id, isReading]);
}

/** What is said while the first books are read. */
function BeingRead() {
  return (
    <Sheet>
      <EmptyState
        title="Je boekhouding wordt ingelezen."
        text="De cijfers verschijnen hier vanzelf. Je kunt deze pagina sluiten: het lezen gaat door."
      />
    </Sheet>
  );
}

/** What will be here, while there are no bookings. */
function Promised() {
  const navigate = useNavigate();
  return (
    <Sheet>
      <NoBooks
        title="Hier zie je straks je omzet, kosten, resultaat en het geld op bank en kas."
        go={(path) => void navigate(path)}
      />
    </Sheet>
  );
}
