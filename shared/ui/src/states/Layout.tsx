import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import css from './layout.module.css';

export interface ScreenProps {
  /** The screen's heading; takes the focus after a navigation. */
  title: ReactNode;
  /** Heading for screen readers only, when the screen opens with a headline of its own. */
  hideTitle?: boolean;
  /** 'statement' is narrower (look.md). */
  width?: 'full' | 'statement' | 'narrow';
  /** Beside the title, e.g. a badge. */
  aside?: ReactNode;
  /** At the end of the title's line: quiet text or actions. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen's content: its heading and what follows, at most as wide as reads well. */
export function Screen({
  title,
  hideTitle,
  width = 'full',
  aside,
  actions,
  children,
}: ScreenProps) {
  const heading = (
    <h1 tabIndex={-1} className={hideTitle ? looks.hidden : css.title}>
      {title}
    </h1>
  );
  return (
    <div className={classes(css.screen, css[width])}>
      {hideTitle ? (
        heading
      ) : (
        <div className={css.titleLine}>
          {heading}
          {aside}
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      )}
      {children}
    </div>
  );
}

/** One sheet with hairlines: rows of cells on the surface, the canvas around it. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return <section className={classes(css.sheet, className)}>{children}</section>;
}

export interface SheetRowProps {
  /** How the width is divided; cells stack on a phone and in a narrow place. */
  columns?: '1' | '2-1' | '1-1' | '1-1-1';
  children: ReactNode;
}

/** Cells next to each other, a hairline above and between them. */
export function SheetRow({ columns = '1', children }: SheetRowProps) {
  return (
    <div className={css.rowBox}>
      <div className={classes(css.row, css[`columns-${columns}`])}>{children}</div>
    </div>
  );
}

export interface CellProps {
  title?: string;
  /** Quiet text at the end of the title's line. */
  aside?: ReactNode;
  /** Links at the foot of the cell. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One cell of a sheet: title, content, foot. */
export function Cell({ title, aside, foot, children }: CellProps) {
  return (
    <section className={css.cell} aria-label={title}>
      {title ? (
        <header className={css.cellHead}>
          <h2>{title}</h2>
          {aside ? <div className={classes(looks.small, css.cellAside)}>{aside}</div> : null}
        </header>
      ) : null}
      {children}
      {foot ? <footer className={classes(looks.small, css.cellFoot)}>{foot}</footer> : null}
    </section>
  );
}

export interface BadgeProps {
  tone?: 'plain' | 'attention' | 'accent' | 'unfavourable';
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classes(css.badge, css[`badge-${tone}`])}>{children}</span>;
}
