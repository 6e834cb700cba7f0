import { useNavigate } from 'react-router-dom';
import type { Project } from '@kengetal/contract';
import { usePeriod, useProject } from '@kengetal/platform';
import { DrilldownProvider, NoBooks, Screen, Sheet, useCharts, WidgetError } from '@kengetal/ui';
import { DashboardPage } from './DashboardPage.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { useDashboard } from './page.ts';

/** The company at a glance: one sentence, key figures and the months. */
export default function Dashboard() {
  const { active } = useProject();
  useCharts('mfe-dashboard'); // on its way while the figures are
  return (
    <DrilldownProvider namespace="mfe-dashboard">
      <Screen title="Dashboard" hideTitle>
        {active ? <OfProject project={active} /> : <Promised />}
      </Screen>
    </DrilldownProvider>
  );
}

function OfProject({ project }: { project: Project }) {
  const { period } = usePeriod();
  const { data, error, isFetching, refetch } = useDashboard(project.project_id, period);
  const retry = () => void refetch();
  if (data && data.blocks.length === 0) return <Promised />;
  if (data && period) {
    return <DashboardPage page={data} period={period} failure={error && { error, retry }} />;
  }
  if (error) {
    return (
      <Sheet>
        <WidgetError
          title="Kon het dashboard niet laden."
          error={error}
          onRetry={retry}
          busy={isFetching}
        />
      </Sheet>
    );
  }
  return <DashboardSkeleton />;
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
