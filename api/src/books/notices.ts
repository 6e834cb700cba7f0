import { LIMITS, refusalOf, type Notice } from '@kengetal/contract';
import { addMonths, monthName, monthsIn, type Span, spanName } from '@kengetal/ledger';
import type { Books } from './books.ts';
import type { BooksCalendar } from './calendar.ts';
import { aheadOnly, missingIn } from './columns/not-read.ts';

/** Said of a project without books. */
export const NO_BOOKINGS: Notice = {
  text: 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.',
};

/** What a page is about when no period was chosen: the last three months that were told of. */
export function lastMonths(told: Span): Span {
  return endingAt(told.periode_max, 3);
}

/**
 * Says that nothing is booked in a span between booked months, or only ahead of what was read, and
 * where the nearest bookings are; or which of its months were not read. What lies before or after all bookings is seen from `/filters`,
 * for every screen alike.
 */
export function noticeOf(books: Books, booked: Span, span: Span): Notice | undefined {
  const outside = span.periode_max < booked.periode_min || span.periode_min > booked.periode_max;
  if (outside) return undefined;
  if (!books.hasBookings(span)) return emptyNotice(books, span);
  return (
    aheadNotice(books.calendar, span) ??
    missingNotice(books.calendar, span) ??
    longNotice(books.calendar, span)
  );
}

const MOST_MONTHS = 3 * LIMITS.quarters.max;

/** The part of a span that is shown by quarter: of more than fit, the last that are booked. */
export function shownQuarters({ booked }: BooksCalendar, span: Span): Span {
  if (monthsIn(span) <= MOST_MONTHS) return span;
  const first = Math.max(span.periode_min, booked?.periode_min ?? 0);
  const last = Math.min(span.periode_max, booked?.periode_max ?? span.periode_max);
  const most = endingAt(last, MOST_MONTHS);
  return { periode_min: Math.max(first, most.periode_min), periode_max: last };
}

function longNotice({ booked }: BooksCalendar, span: Span): Notice | undefined {
  if (!booked || monthsIn(booked) <= MOST_MONTHS || monthsIn(span) <= MOST_MONTHS) return undefined;
  return { text: refusalOf(LIMITS.quarters) };
}

function emptyNotice(books: Books, span: Span): Notice | undefined {
  const earlier = [...books.calendar.months]
    .filter((month) => month < span.periode_min)
    .sort((one, other) => one - other)
    .pop();
  if (earlier === undefined) return undefined;
  return {
    text: `Geen boekingen in ${spanName(span)}. De laatste boekingen daarvoor zijn van ${monthName(earlier)}.`,
    action: goTo(endingAt(earlier, monthsIn(span))),
  };
}

function aheadNotice(calendar: BooksCalendar, span: Span): Notice | undefined {
  const text = aheadOnly(calendar, span);
  if (text === undefined) return undefined;
  const { told } = calendar;
  const isBefore = told !== undefined && told.periode_max < span.periode_min;
  return { text, ...(isBefore && { action: goTo(endingAt(told.periode_max, monthsIn(span))) }) };
}

function missingNotice(calendar: BooksCalendar, span: Span): Notice | undefined {
  const text = missingIn(calendar, span);
  return text === undefined
    ? undefined
    : { text: `${text} De cijfers over ${spanName(span)} zijn dus niet volledig.` };
}

const goTo = (span: Span) => ({ label: `Ga naar ${spanName(span)}`, ...span });

function endingAt(last: number, months: number): Span {
  return { periode_min: addMonths(last, 1 - months), periode_max: last };
}
