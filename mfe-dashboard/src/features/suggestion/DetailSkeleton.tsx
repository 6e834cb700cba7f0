import { Cell, ChartSkeleton, HeadlineSkeleton, LinesSkeleton, Sheet } from '@kengetal/ui';
import parts from './parts.module.css';
import screen from './screen.module.css';

/** The shapes of a suggestion; its head only where the list did not have it. */
export function DetailSkeleton({ withHead }: { withHead: boolean }) {
  return (
    <>
      {withHead ? <HeadlineSkeleton /> : null}
      <Sheet className={screen.sheet}>
        <div className={parts.box}>
          <div className={parts.parts}>
            <div className={parts.side}>
              <Cell title="Effect">
                <LinesSkeleton lines={5} />
              </Cell>
            </div>
            <div className={parts.proof}>
              <Cell>
                <ChartSkeleton result={false} />
              </Cell>
              <Cell title="Waarom">
                <LinesSkeleton lines={6} />
              </Cell>
            </div>
          </div>
        </div>
      </Sheet>
    </>
  );
}
