import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlatform } from '@kengetal/platform';
import css from './dashboard.module.css';

/** A filter of this screen on the line of the period, or above the screen in a shell without. */
export function BesidePeriod({ children }: { children: ReactNode }) {
  const { filterElement } = usePlatform();
  if (filterElement) return createPortal(children, filterElement);
  return <div className={css.filters}>{children}</div>;
}
