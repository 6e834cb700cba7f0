import type { PendingBlock } from '@kengetal/contract';
import { Cell, LinesSkeleton, looks } from '@kengetal/ui';
import css from './cash.module.css';

/** As high as the chart and the line under it. */
export function CashSkeleton() {
  return (
    <div className={css.skeleton}>
      <LinesSkeleton lines={6} />
    </div>
  );
}

/** The place of the expectation while it is being made. */
export function PendingCash({ block: { title, text } }: { block: PendingBlock }) {
  return (
    <Cell title={title}>
      <p className={css.lowest} role="status">
        <span className={looks.quiet}>{text}</span>
      </p>
      <div className={css.beside} aria-hidden="true">
        <CashSkeleton />
        <LinesSkeleton lines={9} />
      </div>
    </Cell>
  );
}
