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
import { useFocusOnHeading } from './use-focus-on-heading.ts';

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
  const list = useReports(project.project_id);
  const entry = list.data ? reportAt(address, list.data) : null;
  const { project_id } = project;
  const parameters =
    address.report && (entry || !list.data)
      ? { project_id, type: address.type ?? ('alle' as const), ...address.report }
      : null;
  const shown = parameters ? Object.values(parameters).join(' ') : 'list';
  const place = useFocusOnHeading(shown);
  return (
    <div ref={place}>
      {parameters ? (
        // Of another report nothing stays: no text, no choice and no failure.
        <ReportView key={shown} parameters={parameters} entry={entry} />
      ) : (
        <Reports list={list} />
      )}
    </div>
  );
}

function Reports({ list }: { list: ReturnType<typeof useReports> }) {
  const { data: reports, error, isFetching, refetch } = list;
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
