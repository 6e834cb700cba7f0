import type { ReportEntry } from '@kengetal/contract';
import { useCrumb } from '@kengetal/platform';
import { formatInstantLong, Screen, Sheet, StatementSkeleton, WidgetError } from '@kengetal/ui';
import { ReportBadge } from './ReportBadge.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { useReport } from './report.ts';

const SKELETON_ROWS = 20;

export interface ReportViewProps {
  entry: ReportEntry;
  projectId: string;
}

/** One report: its name, its state and its parts in tabs. */
export function ReportView({ entry, projectId }: ReportViewProps) {
  const { type, periode_min, periode_max } = entry;
  const parameters = { project_id: projectId, type, periode_min, periode_max };
  const { data: report, error, isFetching, refetch } = useReport(parameters);
  useCrumb(entry.naam);
  const updated = report?.updated_at;
  return (
    <Screen
      title={entry.naam}
      width="statement"
      aside={<ReportBadge report={entry} />}
      actions={updated ? `Boekingen gelezen op ${formatInstantLong(updated)}` : null}
    >
      {report ? (
        <ReportTabs entry={entry} report={report} parameters={parameters} />
      ) : (
        <Sheet>
          {error ? (
            <WidgetError
              title="Kon het rapport niet laden."
              error={error}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          ) : (
            <StatementSkeleton rows={SKELETON_ROWS} />
          )}
        </Sheet>
      )}
    </Screen>
  );
}
