import type { ReactNode } from 'react';
import { looks } from '@kengetal/ui';
import css from './part.module.css';

export interface PartProps {
  title: string;
  /** What it is or does, in a sentence or two. */
  text?: string;
  children: ReactNode;
}

/** One of several things on a sheet, under its heading. */
export function Part({ title, text, children }: PartProps) {
  return (
    <section className={css.part} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {text ? <p className={looks.quiet}>{text}</p> : null}
      {children}
    </section>
  );
}
