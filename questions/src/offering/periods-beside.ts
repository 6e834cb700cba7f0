import { addMonths, monthsIn, type Span } from '@kengetal/ledger';
import { isSameSpan, monthSpan, type Calendar } from '../periods/calendar.ts';

const MONTHS_IN_YEAR = 12;
const MONTHS_IN_QUARTER = 3;

/**
 * Periods to ask instead of the one that is shown: those before and after it and a year earlier, what
 * it is a part of and what it is made of, and the newest; only what has bookings, each once.
 * @param isVat whose quarters are those of the calendar
 */
export function periodsBeside(shown: Span, calendar: Calendar, isVat: boolean): Span[] {
  const { periode_min, periode_max } = shown;
  const { last } = calendar;
  const quarterAt = (month: number) => calendar.quarterAt(month, isVat);
  const months = monthsIn(shown);
  const year = calendar.spanOfYear(periode_min);
  const isYear = isSameSpan(shown, year);
  const isQuarter = isSameSpan(shown, quarterAt(periode_min));
  const before = isYear ? calendar.yearFrom(periode_min, 1) : shifted(shown, -months);
  const after = isYear ? calendar.yearFrom(periode_min, -1) : shifted(shown, months);
  const end = Math.min(periode_max, last);
  const within = isYear ? [quarterAt(end), monthSpan(end)] : isQuarter ? [monthSpan(end)] : [];
  const around =
    months === 1 ? [quarterAt(periode_min), year] : months <= MONTHS_IN_QUARTER ? [year] : [];
  const newest = [
    monthSpan(last),
    quarterAt(last),
    calendar.spanOfYear(last),
    { periode_min: addMonths(last, 1 - MONTHS_IN_YEAR), periode_max: last },
  ];
  const earlier = isYear ? [] : [shifted(shown, -MONTHS_IN_YEAR)];
  const all = [before, after, ...earlier, ...within, ...around, ...newest];
  return all.filter(
    (span, at) =>
      calendar.isBooked(span) &&
      !isSameSpan(span, shown) &&
      all.findIndex((each) => isSameSpan(each, span)) === at,
  );
}

/** Months at whose end to ask a balance instead: the newest, and around the one that is shown. */
export function endsBeside({ periode_max }: Span, calendar: Calendar): number[] {
  const { last, booked } = calendar;
  const begin = calendar.spanOfYear(periode_max).periode_min;
  const ends = [
    last,
    addMonths(periode_max, -1),
    addMonths(periode_max, 1),
    addMonths(begin, -1),
    addMonths(periode_max, -MONTHS_IN_YEAR),
  ];
  return [...new Set(ends)].filter(
    (end) => end !== periode_max && end <= last && end >= (booked?.periode_min ?? 0),
  );
}

const shifted = ({ periode_min, periode_max }: Span, months: number): Span => ({
  periode_min: addMonths(periode_min, months),
  periode_max: addMonths(periode_max, months),
});
