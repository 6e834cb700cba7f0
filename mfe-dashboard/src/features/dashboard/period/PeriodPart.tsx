import type { PageData } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import {
  FigureText,
  formatPeriodRange,
  KeyFigures,
  PageNotices,
  Sheet,
  SheetRow,
} from '@kengetal/ui';
import { blockOf, Part } from '../blocks.tsx';
import type { Asked } from '../page.ts';
import { Changes } from './Changes.tsx';
import { MonthsCell } from './MonthsCell.tsx';
import css from '../dashboard.module.css';

export interface PeriodPartProps {
  page: PageData;
  period: Period;
  asked: Asked;
  /** True while figures of another choice are on their way. */
  isOld: boolean;
  /** Set when newer figures could not be read: these are then the last known. */
  failure: { error: Error; retry: () => void } | null;
}

/** What belongs to the chosen period; a block that is not sent leaves no hole. */
export function PeriodPart({ page, period, asked, isOld, failure }: PeriodPartProps) {
  const context = formatPeriodRange(period.periode_min, period.periode_max);
  const { blocks } = page;
  const headline = blockOf(blocks, 'hoofdlijn', 'text');
  const figures = blockOf(blocks, 'kerncijfers', 'figures');
  const months = blockOf(blocks, 'maanden', 'series');
  const changes = blockOf(blocks, 'kostenveranderingen', 'changes');
  return (
    <div className={css.page} aria-busy={isOld}>
      {headline ? (
        <Part block={headline} asked={asked}>
          {(text) => <FigureText text={text} variant="headline" context={context} />}
        </Part>
      ) : null}
      <PageNotices page={page} failure={failure} className={css.notices} />
      <Sheet>
        {figures ? (
          <Part block={figures} asked={asked}>
            {(block) => <KeyFigures block={block} context={context} />}
          </Part>
        ) : null}
        {months || changes ? (
          <SheetRow columns={months && changes ? '2-1' : '1'}>
            {months ? (
              <Part block={months} asked={asked}>
                {(block) => <MonthsCell block={block} />}
              </Part>
            ) : null}
            {changes ? (
              <Part block={changes} asked={asked}>
                {(block) => <Changes block={block} context={context} />}
              </Part>
            ) : null}
          </SheetRow>
        ) : null}
      </Sheet>
    </div>
  );
}
