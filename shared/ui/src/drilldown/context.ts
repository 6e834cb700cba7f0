import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Figure, Project } from '@kengetal/contract';

/** A figure to open: what it is called where it stands, and where that is. */
export interface FigureTarget {
  title: string;
  figure: Figure;
  /** Above the title, e.g. 'Maart 2025'. */
  context?: string | undefined;
  /** Beside the amount, e.g. '+11,3% t.o.v. februari, ongunstig'; it opens the figure it is about. */
  change?: { text: string; title: string; figure: Figure } | undefined;
  /** Why it stands out where it stands. */
  remark?: string | undefined;
  /** Whose figure it is, where that may be another project than the active one. */
  project?: Project | undefined;
}

/** Something else to read in the drawer, with figures of its own. */
export interface PageTarget {
  title: string;
  context?: string | undefined;
  content: ReactNode;
  /** What the assistant may be asked about it; left out where it knows nothing of it. */
  question?: { text: string; context_prompt: string };
}

export type DrilldownTarget = FigureTarget | PageTarget;

export interface Drilldown {
  /**
   * Opens the drawer; the focus returns to where it was when it closes. In the drawer itself it goes
   * on from there, with a way back.
   */
  open(target: DrilldownTarget): void;
  close(): void;
  /** The figure on which the drawer was opened, to mark it where it stands; null when closed. */
  opened: Figure | null;
  /** True in a drawer that shows another project than the active one. */
  isElsewhere?: boolean;
}

export const DrilldownContext = createContext<Drilldown | null>(null);

/** The drill-down of the screens around; throws outside a DrilldownProvider. */
export function useDrilldown(): Drilldown {
  const drilldown = useContext(DrilldownContext);
  if (!drilldown) throw new Error('useDrilldown needs a DrilldownProvider above it');
  return drilldown;
}
