import type { Notice } from '@kengetal/contract';
import type { Books } from '../books/books.ts';
import { addMonths } from '../ledger/index.ts';
import { monthName, monthsIn, spanName, type Span } from '../periods/names.ts';

/** Said of a project without books. */
export const NO_BOOKINGS: Notice = {
  text: 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.',
};

/** What a page is about when no period was chosen: the last three booked months. */
export function lastMonths(booked: Span): Span {
  return { periode_min: addMonths(booked.periode_max, -2), periode_max: booked.periode_max };
}

/**
 * Says that nothing is booked in a span between booked months, and where the nearest bookings are.
 * What lies before or after all bookings is seen from `/filters`, for every screen alike.
 */
export function noticeOf(books: Books, booked: Span, span: Span): Notice | undefined {
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
