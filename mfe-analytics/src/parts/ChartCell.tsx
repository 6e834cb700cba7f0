import type { ReactNode } from 'react';
import { Cell, ChartPart, LinesSkeleton, type ChartPartProps } from '@kengetal/ui';

export interface ChartCellProps extends Pick<ChartPartProps, 'children'> {
  /** Left out where the chart has a title of its own. */
  title?: string;
  aside?: ReactNode;
  /** Above the chart, such as a remark with figures. */
  lead?: ReactNode;
  shape: 'chart' | 'rows';
}

/** A cell of the sheet with a chart, whose code may still be on its way or have failed to come. */
export function ChartCell({ title, aside, lead, shape, children }: ChartCellProps) {
  return (
    <Cell {...(title !== undefined && { title })} aside={aside}>
      {lead}
      <ChartPart
        namespace="mfe-analytics"
        skeleton={shape === 'rows' ? <LinesSkeleton lines={8} /> : undefined}
      >
        {children}
      </ChartPart>
    </Cell>
  );
}
