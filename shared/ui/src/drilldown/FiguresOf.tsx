import { useMemo, type ReactNode } from 'react';
import type { Project } from '@kengetal/contract';
import { DrilldownContext, useDrilldown, type Drilldown } from './context.ts';

/** Figures inside are of this project, whichever is active: their drawer asks for its lines. */
export function FiguresOf({ project, children }: { project: Project; children: ReactNode }) {
  const drilldown = useDrilldown();
  const within = useMemo(
    (): Drilldown => ({
      ...drilldown,
      open: (target) => drilldown.open('figure' in target ? { ...target, project } : target),
    }),
    [drilldown, project],
  );
  return <DrilldownContext value={within}>{children}</DrilldownContext>;
}
