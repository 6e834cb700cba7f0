import { Cell, Sheet, SheetRow, StatementSkeleton } from '@kengetal/ui';
import { SummarySkeleton } from './summary/SummarySkeleton.tsx';
import css from './report.module.css';

const ROWS = 20;

/** A report of which nothing is known yet: what it says in words, its tabs, its statement. */
export function ReportSkeleton() {
  return (
    <>
      <div className={css.words}>
        <Sheet>
          <SheetRow>
            <Cell>
              <SummarySkeleton />
            </Cell>
          </SheetRow>
        </Sheet>
      </div>
      <div className={css.tabsPlace} />
      <Sheet>
        <StatementSkeleton rows={ROWS} />
      </Sheet>
    </>
  );
}
