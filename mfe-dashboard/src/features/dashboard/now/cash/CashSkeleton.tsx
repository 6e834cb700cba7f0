import type { PendingBlock } from '@kengetal/contract';
import { Cell, LinesSkeleton, looks } from '@kengetal/ui';
import css from './cash.module.css';

/** As high as the chart and the way to its table. */
export function CashSkeleton() {
  return (
    <div className={css.skeleton}>
      <LinesSkeleton lines={11} />
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
      <div aria-hidden="true">
        <CashShape />
      </div>
    </Cell>
  );
}

/** The chart beside what it is made of. */
export function CashShape() {
  return (
    <div className={css.beside}>
      <CashSkeleton />
      <div className={css.made}>
        <LinesSkeleton lines={15} />
      </div>
    </div>
  );
}
