import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '@kengetal/contract';
import { useProject } from '@kengetal/platform';
import {
  DrilldownProvider,
  Cell,
  LinesSkeleton,
  NoBooks,
  Screen,
  Sheet,
  WidgetError,
} from '@kengetal/ui';
import { reportAt, useReportAddress } from './address.ts';
import { ReportList } from './list/ReportList.tsx';
import { ReportView } from './ReportView.tsx';
import { useReports } from './reports.ts';

/** The report screen: one report when the address names it, else the list of them. */
export default function Report() {
  const { active } = useProject();
  const none = active === null;
  useEffect(() => {
    if (none) console.warn('No active project set.'); // specification §5
  }, [none]);
  return (
    <DrilldownProvider namespace="mfe-reports">
      {active ? <OfProject project={active} /> : <NoReports />}
    </DrilldownProvider>
  );
}

/** A report does not wait for the list: only its name can come from there sooner. */
function OfProject({ project }: { project: Project }) {
  const address = useReportAddress();
  const { data: reports, error, isFetching, refetch } = useReports(project.project_id);
  const entry = reports ? reportAt(address, reports) : null;
  if (address.report && (entry || !reports)) {
    const { project_id } = project;
    const parameters = { project_id, type: address.type ?? 'alle', ...address.report } as const;
    // Of another report nothing stays: no text, no choice and no failure.
    const whole = Object.values(parameters).join(' ');
    return <ReportView key={whole} parameters={parameters} entry={entry} />;
  }
  if (reports) return reports.length === 0 ? <NoReports /> : <ReportList reports={reports} />;
  return (
    <Screen title="Rapporten" width="statement">
      <Sheet>
        {error ? (
          <WidgetError
            title="Kon de rapporten niet laden."
            error={error}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <Cell>
            <LinesSkeleton lines={8} />
          </Cell>
        )}
      </Sheet>
    </Screen>
  );
}

/** What will be here, while there are no bookings. */
function NoReports() {
  const navigate = useNavigate();
  return (
    <Screen title="Rapporten" width="statement">
      <Sheet>
        <NoBooks
          title="Nog geen rapporten."
          text="Hier vind je straks je winst-en-verliesrekening, balans en kasstroom per maand, kwartaal en boekjaar."
          go={(path) => void navigate(path)}
        />
      </Sheet>
    </Screen>
  );
}
