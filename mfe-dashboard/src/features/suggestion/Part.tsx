import type { ReactNode } from 'react';
import { classes } from '@kengetal/ui';
import css from './parts.module.css';

export interface PartProps {
  title: string;
  aside?: ReactNode;
  last?: boolean;
  children: ReactNode;
}

/** A part of the column beside the proof; on a phone the last ones follow on it. */
export function Part({ title, aside, last, children }: PartProps) {
  return (
    <section className={classes(css.part, last && css.last)} aria-label={title}>
      <h2>
        {title}
        {aside}
      </h2>
      {children}
    </section>
  );
}
