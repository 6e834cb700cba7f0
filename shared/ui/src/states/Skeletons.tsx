import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import figures from '../key-figures/key-figures.module.css';
import { stripOf } from '../key-figures/strip.ts';
import css from './skeletons.module.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Says that data is on its way to who cannot see the grey shapes. */
function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className} role="status" aria-label="Gegevens laden" aria-busy="true">
      {children}
    </div>
  );
}

const Bone = ({ as }: { as: string }) => <span className={classes(css.bone, css[as])} />;

/** In place of the opening sentence of a screen. */
export function HeadlineSkeleton() {
  return (
    <Loading className={css.headline}>
      <Bone as="headlineFull" />
      <Bone as="headlineExtra" />
      <Bone as="headlineExtra" />
      <Bone as="headlinePart" />
    </Loading>
  );
}

export interface KeyFiguresSkeletonProps {
  count?: number;
  /** Whether the key figures have sparklines. */
  trend?: boolean;
}

/** In place of KeyFigures. */
export function KeyFiguresSkeleton({ count = 6, trend = true }: KeyFiguresSkeletonProps) {
  return (
    <Loading className={figures.box}>
      <div className={stripOf(count)}>
        {times(count).map((index) => (
          <div key={index} className={classes(figures.cell, css.card)}>
            <Bone as="name" />
            <Bone as="value" />
            <Bone as="change" />
            {trend ? <Bone as="sparkline" /> : null}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** In place of a StatementTable. */
export function StatementSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <Loading className={css.statement}>
      {times(rows + 1).map((index) => (
        <div key={index} className={css.row}>
          <Bone as={index % 4 === 0 ? 'labelShort' : 'label'} />
          <Bone as="figure" />
          <Bone as="figure" />
        </div>
      ))}
    </Loading>
  );
}

/** In place of a MonthChart, with or without a result under it. */
export function ChartSkeleton({ result = true }: { result?: boolean }) {
  return (
    <Loading className={classes(css.chart, !result && css.withoutResult)}>
      {times(12).map((index) => (
        <Bone key={index} as="bar" />
      ))}
    </Loading>
  );
}

/** In place of a list or a few lines of text. */
export function LinesSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Loading className={css.lines}>
      {times(lines).map((index) => (
        <Bone key={index} as={index % 3 === 2 ? 'linePart' : 'line'} />
      ))}
    </Loading>
  );
}
