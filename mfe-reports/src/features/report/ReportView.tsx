import type { ReportEntry, ReportParameters } from '@kengetal/contract';
import { useCrumb } from '@kengetal/platform';
import { Screen, Sheet, usePhone, WidgetError } from '@kengetal/ui';
import { useReportAddress } from './address.ts';
import { ExportFailure } from './export/ExportFailure.tsx';
import { useExport } from './export/export.ts';
import { ReportActions } from './export/ReportActions.tsx';
import { ReportBadge } from './ReportBadge.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { useReport } from './report.ts';
import { lookOf } from './view.ts';
import { ViewControls } from './ViewControls.tsx';
import css from './report.module.css';

export interface ReportViewProps {
  parameters: ReportParameters;
  /** Name and state, when they are known before the report itself. */
  entry: ReportEntry | null;
}

/** One report: its name, its state, what it says in words, and its parts in tabs. */
export function ReportView({ parameters, entry: known }: ReportViewProps) {
  const { data: report, error, isFetching, refetch } = useReport(parameters);
  const entry = known ?? report?.report ?? null;
  const address = useReportAddress();
  const look = lookOf(address, entry?.type ?? parameters.type, report?.comparisons ?? []);
  const exported = useExport(parameters, look);
  const making = exported.isPending ? exported.variables.format : null;
  const phone = usePhone();
  const failure = error ? (
    <Sheet>
      <WidgetError
        title="Kon het rapport niet laden."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Sheet>
  ) : null;
  const take = error ? null : (
    <span className={css.take}>
      <ReportActions components={report?.components} making={making} onExport={exported.mutate} />
    </span>
  );
  const controls = report ? (
    <ViewControls report={report.report} comparisons={report.comparisons} />
  ) : (
    <span className={css.control} />
  );
  useCrumb(entry?.naam ?? null);
  return (
    <Screen
      title={entry?.naam ?? 'Rapport'}
      width={look.weergave === 'maanden' ? 'full' : 'statement'}
      aside={
        <>
          {entry ? <ReportBadge report={entry} /> : null}
          {phone ? take : null}
        </>
      }
      actions={
        phone || error ? null : (
          <div className={css.actions}>
            {controls}
            {take}
          </div>
        )
      }
    >
      {phone && !error ? <div className={css.below}>{controls}</div> : null}
      {exported.error ? (
        <ExportFailure
          error={exported.error}
          format={exported.variables.format}
          onRetry={() => exported.mutate(exported.variables)}
          onClose={exported.reset}
        />
      ) : null}
      {report ? (
        <ReportBody report={report} parameters={parameters} look={look} failure={failure} />
      ) : (
        (failure ?? <ReportSkeleton />)
      )}
    </Screen>
  );
}
