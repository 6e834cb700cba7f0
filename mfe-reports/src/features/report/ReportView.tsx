import { useEffect, useRef } from 'react';
import type { ReportEntry, ReportParameters } from '@kengetal/contract';
import { useCrumb } from '@kengetal/platform';
import {
  formatInstantLong,
  Screen,
  Sheet,
  StatementSkeleton,
  usePhone,
  WidgetError,
} from '@kengetal/ui';
import { ReportBadge } from './ReportBadge.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { useReport } from './report.ts';
import css from './report.module.css';

const SKELETON_ROWS = 20;

export interface ReportViewProps {
  parameters: ReportParameters;
  /** Name and state, when they are known before the report itself. */
  entry: ReportEntry | null;
}

/** One report: its name, its state and its parts in tabs. */
export function ReportView({ parameters, entry: known }: ReportViewProps) {
  const { data: report, error, isFetching, refetch } = useReport(parameters);
  const entry = known ?? report?.report ?? null;
  const updated = report?.updated_at;
  const phone = usePhone(); // it would take a line of its own, and the top bar says it too
  const screen = useFocusOnHeading();
  useCrumb(entry?.naam ?? null);
  return (
    <div ref={screen}>
      <Screen
        title={entry?.naam ?? 'Rapport'}
        width="statement"
        aside={entry ? <ReportBadge report={entry} /> : null}
        actions={updated && !phone ? `Boekingen gelezen op ${formatInstantLong(updated)}` : null}
      >
        {report ? (
          <ReportTabs report={report} parameters={parameters} />
        ) : (
          <>
            <div className={css.tabsPlace} />
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
          </>
        )}
      </Screen>
    </div>
  );
}

/** The link that opened the report is gone, and the focus with it: the heading takes it. */
function useFocusOnHeading() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return screen;
}
