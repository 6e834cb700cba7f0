import {
  Cell,
  ChartSkeleton,
  HeadlineSkeleton,
  KeyFiguresSkeleton,
  Sheet,
  SheetRow,
} from '@kengetal/ui';

const KEY_FIGURES = 4;

/** The dashboard's shapes, so that nothing moves when the figures arrive. */
export function DashboardSkeleton() {
  return (
    <>
      <HeadlineSkeleton />
      <Sheet>
        <KeyFiguresSkeleton count={KEY_FIGURES} />
        <SheetRow>
          <Cell>
            <ChartSkeleton />
          </Cell>
        </SheetRow>
      </Sheet>
    </>
  );
}
