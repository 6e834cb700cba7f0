import type { ReactNode } from 'react';
import css from './detail.module.css';

/** What stands in the drawer of one thing, part by part. */
export function Detail({ children }: { children: ReactNode }) {
  return <div className={css.detail}>{children}</div>;
}

/** One part of a detail, under its heading. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  );
}
