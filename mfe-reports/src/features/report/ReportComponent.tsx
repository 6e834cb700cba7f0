import { useNavigate } from 'react-router-dom';
import type { Notice as NoticeData } from '@kengetal/contract';
import { LastKnown, Notice, Sheet, StatementSkeleton, WidgetError } from '@kengetal/ui';
import { useReportAddress } from './address.ts';
import { Blocks } from './blocks/Blocks.tsx';
import type { ComponentState } from './components.ts';
import css from './report.module.css';

const SKELETON_ROWS = 20;

export interface ReportComponentProps {
  component: ComponentState;
  /** Name of the report. */
  context: string;
}

/** One part of a report in a sheet of its own, whatever happened to the others. */
export function ReportComponent({ component, context }: ReportComponentProps) {
  const { title, data, isOlder, error, isFetching, retry } = component;
  return (
    <div className={css.component} aria-busy={isOlder}>
      <Sheet>
        {data ? (
          <>
            {error ? <LastKnown error={error} retry={retry} /> : null}
            {data.notice ? <ComponentNotice notice={data.notice} /> : null}
            <Blocks blocks={data.blocks} context={context} above={title} />
          </>
        ) : error ? (
          <WidgetError
            title={`Kon dit onderdeel niet laden: ${title}.`}
            error={error}
            onRetry={retry}
            busy={isFetching}
          />
        ) : (
          <StatementSkeleton rows={SKELETON_ROWS} />
        )}
      </Sheet>
    </div>
  );
}

/** What is to be said about the figures, with the way to a report where there are some. */
function ComponentNotice({ notice: { text, action } }: { notice: NoticeData }) {
  const navigate = useNavigate();
  const { searchOfMonths } = useReportAddress();
  if (!action) return <Notice>{text}</Notice>;
  const { label, ...months } = action;
  const go = () => void navigate({ search: searchOfMonths(months) });
  return <Notice action={{ label, onClick: go }}>{text}</Notice>;
}
