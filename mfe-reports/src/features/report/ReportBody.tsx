import type { CallResponse, ReportParameters } from '@kengetal/contract';
import { formatInstantLong } from '@kengetal/ui';
import { ReportTabs } from './ReportTabs.tsx';
import { ViewControls } from './ViewControls.tsx';
import { Words } from './Words.tsx';
import type { Look } from './view.ts';
import css from './report.module.css';

export interface ReportBodyProps {
  report: CallResponse<'report'>;
  parameters: ReportParameters;
  look: Look;
}

/** How the report is looked at, what it says in words, and its figures. */
export function ReportBody({ report, parameters, look }: ReportBodyProps) {
  const { report: entry, comparisons, updated_at: updated } = report;
  const whole = Object.values(parameters).join(' ');
  return (
    <>
      <div className={css.controls}>
        <ViewControls report={entry} comparisons={comparisons} />
        {updated ? (
          <span className={css.read}>Boekingen gelezen op {formatInstantLong(updated)}</span>
        ) : null}
      </div>
      <div className={css.words}>
        <Words key={whole} report={report} parameters={parameters} look={look} />
      </div>
      <ReportTabs report={report} parameters={parameters} look={look} />
    </>
  );
}
