import { SUMMARY_PARTS } from '@kengetal/contract';
import { LinesSkeleton } from '@kengetal/ui';
import css from './summary.module.css';

/** As high as a summary of the usual length. */
export function SummarySkeleton() {
  return (
    <div className={css.summary}>
      <div className={css.parts}>
        {SUMMARY_PARTS.map((part) => (
          <div key={part}>
            <LinesSkeleton lines={3} />
          </div>
        ))}
      </div>
      <div className={css.foot} />
    </div>
  );
}
