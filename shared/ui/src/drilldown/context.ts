import { createContext, useContext } from 'react';
import type { Figure } from '@kengetal/contract';

/** A figure to open: what it is called where it stands, and where that is. */
export interface DrilldownTarget {
  title: string;
  figure: Figure;
  /** Above the title, e.g. 'Maart 2025'. */
  context?: string | undefined;
  /** Beside the amount, e.g. '+11,3% t.o.v. februari, ongunstig'; it opens the figure it is about. */
  change?: { text: string; title: string; figure: Figure } | undefined;
  /** Why it stands out where it stands. */
  remark?: string | undefined;
}

export interface Drilldown {
  /** Opens the drawer on a figure; the focus returns to where it was when it closes. */
  open(target: DrilldownTarget): void;
  close(): void;
  /** The figure on which the drawer was opened, to mark it where it stands; null when closed. */
  opened: Figure | null;
}

export const DrilldownContext = createContext<Drilldown | null>(null);

/** The drill-down of the screens around; throws outside a DrilldownProvider. */
export function useDrilldown(): Drilldown {
  const drilldown = useContext(DrilldownContext);
  if (!drilldown) throw new Error('useDrilldown needs a DrilldownProvider above it');
  return drilldown;
}
