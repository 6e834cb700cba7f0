import { classes, HeadlineSkeleton, Sheet } from '@kengetal/ui';
import css from './list-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** The list's shapes, so that nothing moves when the suggestions arrive. */
export function ListSkeleton() {
  return (
    <>
      <HeadlineSkeleton />
      <Sheet>
        <div role="status" aria-label="Gegevens laden" aria-busy="true">
          <div className={classes(css.head, css.wide)} />
          <div className={css.head}>
            <span className={css.short} />
          </div>
          {ROWS.map((row) => (
            <div key={row} className={css.row}>
              <span className={css.line} />
              <span className={css.short} />
            </div>
          ))}
        </div>
      </Sheet>
    </>
  );
}
