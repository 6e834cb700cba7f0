import type { Block, Notice, PageData } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { addMonths } from '../../ledger/index.ts';
import { wrongFilter, type PageBuilder } from '../../pages/builder.ts';
import { monthName, monthsIn, spanBefore, spanName, type Span } from '../../periods/names.ts';
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
    const text = 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.';
    return { ...page, blocks: [], notice: { text } };
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

function lastMonths(booked: Span): Span {
  return { periode_min: addMonths(booked.periode_max, -2), periode_max: booked.periode_max };
}

/**
 * Says that nothing is booked in a span between booked months, and where the nearest bookings are.
 * What lies before or after all bookings is seen from `/filters`, for every screen alike.
 */
function noticeOf(books: Books, booked: Span, span: Span): Notice | undefined {
  const outside = span.periode_max < booked.periode_min || span.periode_min > booked.periode_max;
  if (outside || books.hasBookings(span)) return undefined;
  const earlier = [...books.calendar.months]
    .filter((month) => month < span.periode_min)
    .sort((one, other) => one - other)
    .pop();
  if (earlier === undefined) return undefined;
  const nearest = { periode_min: addMonths(earlier, 1 - monthsIn(span)), periode_max: earlier };
  return {
    text: `Geen boekingen in ${spanName(span)}. De laatste boekingen daarvoor zijn van ${monthName(earlier)}.`,
    action: { label: `Ga naar ${spanName(nearest)}`, ...nearest },
  };
}
