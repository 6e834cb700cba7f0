import type { Block, PageData } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import {
  FigureText,
  formatPeriodRange,
  KeyFigures,
  PageNotices,
  Sheet,
  SheetRow,
} from '@kengetal/ui';
import { MonthsCell } from './MonthsCell.tsx';
import css from './dashboard.module.css';

export interface DashboardPageProps {
  page: PageData;
  period: Period;
  /** Set when newer figures could not be read: these are then the last known. */
  failure: { error: Error; retry: () => void } | null;
}

/** The blocks of the dashboard in their places; a block that is not sent leaves no hole. */
export function DashboardPage({ page, period, failure }: DashboardPageProps) {
  const context = formatPeriodRange(period.periode_min, period.periode_max);
  const headline = ofKind(page.blocks, 'text')[0];
  return (
    <>
      {headline ? <FigureText text={headline} variant="headline" context={context} /> : null}
      <PageNotices page={page} failure={failure} className={css.notices} />
      <Sheet>
        {ofKind(page.blocks, 'figures').map((block) => (
          <KeyFigures key={block.key} block={block} context={context} />
        ))}
        {ofKind(page.blocks, 'series').map((block) => (
          <SheetRow key={block.key}>
            <MonthsCell block={block} />
          </SheetRow>
        ))}
      </Sheet>
    </>
  );
}

function ofKind<Kind extends Block['kind']>(blocks: readonly Block[], kind: Kind) {
  return blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
}
