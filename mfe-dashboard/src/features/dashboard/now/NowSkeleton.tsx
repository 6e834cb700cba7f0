import { Cell, LinesSkeleton, Sheet, SheetRow } from '@kengetal/ui';
import { CashShape } from './cash/CashSkeleton.tsx';

/** The shapes of what there is now. */
export function NowSkeleton() {
  return (
    <Sheet>
      <SheetRow>
        <Cell>
          <CashShape />
        </Cell>
      </SheetRow>
      <SheetRow columns="1-1-1">
        {['debiteuren', 'crediteuren', 'opzij'].map((place) => (
          <Cell key={place}>
            <LinesSkeleton lines={18} />
          </Cell>
        ))}
      </SheetRow>
    </Sheet>
  );
}
