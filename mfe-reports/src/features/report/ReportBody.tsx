import type { ReactNode } from 'react';
import type { CallResponse, ReportParameters } from '@kengetal/contract';
import { formatInstantLong } from '@kengetal/ui';
import { ReportTabs } from './ReportTabs.tsx';
import { Words } from './Words.tsx';
import type { Look } from './view.ts';
import css from './report.module.css';

export interface ReportBodyProps {
  report: CallResponse<'report'>;
  parameters: ReportParameters;
  look: Look;
  /** The report could not be read again: this stands in its place, and only what is being typed stays. */
  failure: ReactNode;
}

/** What a report says in words, and its figures. */
export function ReportBody({ report, parameters, look, failure }: ReportBodyProps) {
  const { updated_at: updated } = report;
  return (
    <>
      {failure ? null : <WhyProvisional reasons={report.report.voorlopig_omdat} />}
      <div className={css.words}>
        <Words report={report} parameters={parameters} look={look} cleared={Boolean(failure)} />
      </div>
      {failure ?? <ReportTabs report={report} parameters={parameters} look={look} />}
      {updated && !failure ? (
        <p className={css.read}>Boekingen gelezen op {formatInstantLong(updated)}.</p>
      ) : null}
    </>
  );
}

/** What may still change the figures, as far as the books tell. */
function WhyProvisional({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return <p className={css.provisional}>Voorlopig. {reasons.join(' ')}</p>;
}
