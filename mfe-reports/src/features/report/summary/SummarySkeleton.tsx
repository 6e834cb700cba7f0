import { SUMMARY_PARTS } from '@kengetal/contract';
import { classes, LinesSkeleton } from '@kengetal/ui';
import { useFold } from './use-fold.ts';
import css from './summary.module.css';

/** As high as a summary of the usual length. */
export function SummarySkeleton() {
  const { folded } = useFold();
  return (
    <div className={classes(css.summary, folded && css.folded)}>
      <div className={css.parts}>
        {SUMMARY_PARTS.slice(0, folded ? 1 : SUMMARY_PARTS.length).map((part) => (
          <div key={part}>
            <LinesSkeleton lines={3} />
          </div>
        ))}
      </div>
      <div className={folded ? css.fold : css.foot} />
    </div>
  );
}
