import type { Block, PageData } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { wrongFilter, type PageBuilder } from '../../pages/builder.ts';
import { lastMonths, NO_BOOKINGS, noticeOf } from '../../pages/period.ts';
import { spanBefore, type Span } from '../../periods/names.ts';
import { headline } from './headline.ts';
import { keyFigures } from './key-figures.ts';
import { monthSeries } from './months.ts';

/** The page 'dashboard': it has a period and no other filters. */
export const dashboardPage: PageBuilder = ({ books }, { span, filters }) => {
  if (filters.length > 0) throw wrongFilter('Deze pagina kan alleen op periode filteren.');
  return dashboard(books, span);
};

/** The dashboard over a span; without one over the last three booked months. */
function dashboard(books: Books, asked: Span | undefined): PageData {
  const { booked, updatedAt } = books.calendar;
  const page = { title: 'Dashboard', updated_at: updatedAt };
  if (!booked) {
    return { ...page, blocks: [], notice: NO_BOOKINGS };
  }
  const span = asked ?? lastMonths(booked);
  const before = spanBefore(span);
  const blocks: (Block | undefined)[] = [
    headline(books, span, before),
    keyFigures(books, span, before),
    monthSeries(books, span),
  ];
  return {
    ...page,
    blocks: blocks.filter((block) => block !== undefined),
    notice: noticeOf(books, booked, span),
  };
}
