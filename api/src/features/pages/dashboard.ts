import type { Block, Notice, PageData } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import type { BooksCalendar } from '../../books/calendar.ts';
import { loadBooks } from '../../books/load.ts';
import type { Sql } from '../../db/database.ts';
import { addMonths } from '../../ledger/index.ts';
import { monthName, monthsIn, spanBefore, spanName, type Span } from '../../periods/names.ts';
import { headline } from './headline.ts';
import { keyFigures, TREND_MONTHS } from './key-figures.ts';
import { monthSeries } from './months.ts';

/** The dashboard over a span; without one over the last three booked months. */
export async function dashboard(
  sql: Sql,
  calendar: BooksCalendar,
  projectId: string,
  asked: Span | undefined,
): Promise<PageData> {
  const { booked, updatedAt } = calendar;
  const page = { title: 'Dashboard', updated_at: updatedAt };
  if (!booked) {
    const text = 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.';
    return { ...page, blocks: [], notice: { text } };
  }
  const span = asked ?? lastMonths(booked);
  const before = spanBefore(span);
  const from = Math.min(before.periode_min, addMonths(span.periode_max, 1 - 2 * TREND_MONTHS));
  const books = await loadBooks(sql, calendar, projectId, { ...span, periode_min: from });
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

/** Says that nothing is booked in the span, and where the nearest bookings are. */
function noticeOf(books: Books, booked: Span, span: Span): Notice | undefined {
  if (books.hasBookings(span)) return undefined;
  const months = [...books.calendar.months].sort((one, other) => one - other);
  const earlier = months.filter((month) => month < span.periode_min).pop();
  const later = months.find((month) => month > span.periode_max);
  const length = monthsIn(span) - 1;
  const nearest =
    earlier === undefined
      ? {
          periode_min: later ?? booked.periode_min,
          periode_max: addMonths(later ?? booked.periode_min, length),
        }
      : { periode_min: addMonths(earlier, -length), periode_max: earlier };
  const where =
    earlier === undefined
      ? `De eerste boekingen zijn van ${monthName(booked.periode_min)}.`
      : `De laatste boekingen daarvoor zijn van ${monthName(earlier)}.`;
  return {
    text: `Geen boekingen in ${spanName(span)}. ${where}`,
    action: { label: `Ga naar ${spanName(nearest)}`, ...nearest },
  };
}
