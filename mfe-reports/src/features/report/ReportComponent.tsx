import { Sheet, StatementSkeleton, WidgetError } from '@kengetal/ui';
import { Blocks } from './Blocks.tsx';
import type { ComponentState } from './components.ts';

const SKELETON_ROWS = 20;

export interface ReportComponentProps {
  component: ComponentState;
  /** Name of the report. */
  context: string;
}

/** One part of a report in a sheet of its own, whatever happened to the others. */
export function ReportComponent({ component, context }: ReportComponentProps) {
  const { title, data, error, isFetching, retry } = component;
  return (
    <Sheet>
      {data ? (
        <Blocks blocks={data.blocks} context={context} />
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
  );
}
