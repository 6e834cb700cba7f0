import { LinesSkeleton } from '@kengetal/ui';
import css from './cash.module.css';

/** As high as the chart and the line under it. */
export function CashSkeleton() {
  return (
    <div className={css.skeleton}>
      <LinesSkeleton lines={6} />
    </div>
  );
}
