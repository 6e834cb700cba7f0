import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlatform } from '@kengetal/platform';
import { usePhone } from '@kengetal/ui';
import css from './dashboard.module.css';

/**
 * A filter of this screen on the line of the period; above the screen in a shell without, and on a
 * phone, where it has a line of its own for which the room must be there before it comes.
 */
export function BesidePeriod({ children }: { children: ReactNode }) {
  const { filterElement } = usePlatform();
  const isPhone = usePhone();
  if (filterElement && !isPhone) return createPortal(children, filterElement);
  return <div className={css.filters}>{children}</div>;
}
