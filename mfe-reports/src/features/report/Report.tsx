import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '@kengetal/contract';
import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import {
  DrilldownProvider,
  EmptyState,
  LinesSkeleton,
  Cell,
  Screen,
  Sheet,
  WidgetError,
} from '@kengetal/ui';
import { reportAt, useReportAddress } from './address.ts';
import { ReportList } from './ReportList.tsx';
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
    return <ReportView parameters={parameters} entry={entry} />;
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

/** No project, or a project without bookings: what will be here, and the way to it. */
function NoReports() {
  const navigate = useNavigate();
  const { active, organisation } = useProject();
  const { rights } = useSession();
  const mayUpload = active === null || mayOnProject(rights, active.project_id, 'bewerker');
  const query = organisation ? `?org_id=${organisation.organisation_id}` : '';
  return (
    <Screen title="Rapporten" width="statement">
      <Sheet>
        <EmptyState
          title="Nog geen rapporten."
          text={`Hier vind je straks je winst-en-verliesrekening, balans en kasstroom per maand, kwartaal en boekjaar. ${
            mayUpload
              ? 'Upload daarvoor een auditfile uit je boekhoudpakket.'
              : 'Vraag een beheerder om een auditfile te uploaden.'
          }`}
          {...(mayUpload && {
            action: {
              label: 'Auditfile uploaden',
              onClick: () => void navigate(`/connectie-aanmaken${query}`),
            },
          })}
        />
      </Sheet>
    </Screen>
  );
}
