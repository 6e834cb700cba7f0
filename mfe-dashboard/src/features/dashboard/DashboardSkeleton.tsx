import {
  Cell,
  ChartSkeleton,
  HeadlineSkeleton,
  KeyFiguresSkeleton,
  LinesSkeleton,
  Sheet,
  SheetRow,
} from '@kengetal/ui';

/** The shapes of what belongs to the period, so that nothing moves when the figures arrive. */
export function DashboardSkeleton() {
  return (
    <>
      <HeadlineSkeleton />
      <Sheet>
        <KeyFiguresSkeleton />
        <SheetRow columns="2-1">
          <Cell>
            <ChartSkeleton />
          </Cell>
          <Cell>
            <LinesSkeleton lines={10} />
          </Cell>
        </SheetRow>
      </Sheet>
    </>
  );
}
