import type { Question } from '@kengetal/contract';
import {
  addMonths,
  capitalised,
  fiscalMonths,
  fiscalYearName,
  isCalendarYear,
  periodOfDay,
  quarterName,
  quarterOf,
  type Span,
  spanName,
  yearAround,
} from '@kengetal/ledger';
import type { BooksCalendar } from '../books/calendar.ts';
import type { AskedSpan } from '../books/periods/compared.ts';

/** What a question is asked of when it says nothing of a period (decision 0090). */
export function usualSpan({ years, told, booked }: BooksCalendar): Span | undefined {
  const last = (told ?? booked)?.periode_max;
  if (last === undefined) return undefined;
  return { periode_min: fiscalMonths(yearAround(years, last)).first, periode_max: last };
}

/** The period of a question; that of its day where it names one. Undefined for books without any. */
export function spanOf(
  { subject, period, day, only }: Question,
  calendar: BooksCalendar,
): Span | undefined {
  if (period) return period;
  // A document, or one amount, is looked for wherever it was booked.
  const isOneAmount = only?.vanaf_cents !== undefined && only.vanaf_cents === only.tot_cents;
  if (
    day === undefined &&
    (only?.boekstuk !== undefined || (isOneAmount && subject.kind === 'lines'))
  )
    return calendar.booked ?? usualSpan(calendar);
  if (day === undefined) return usualSpan(calendar);
  const periode = periodOfDay(day);
  return { periode_min: periode, periode_max: periode };
}

/**
 * Months with the name and the type that the reports give them.
 * @param isVat names a quarter by the calendar
 */
export function askedSpan(
  { years }: Pick<BooksCalendar, 'years'>,
  span: Span,
  isVat = false,
): AskedSpan {
  const { periode_min, periode_max } = span;
  if (periode_min === periode_max) {
    return { ...span, type: 'maand', naam: capitalised(spanName(span)) };
  }
  const year = yearAround(years, periode_min);
  const { first, last } = fiscalMonths(year);
  if (first === periode_min && last === periode_max) {
    return { ...span, type: 'jaar', naam: fiscalYearName(year) };
  }
  const of = isVat ? yearAround([], periode_min) : year;
  const quarter = quarterOf(of, periode_min);
  if (quarter.periode_min === periode_min && quarter.periode_max === periode_max) {
    // What comes before a quarter that is none of the fiscal year are the months before it.
    const type = isVat && !isCalendarYear(year) ? undefined : 'kwartaal';
    return { ...span, ...(type && { type }), naam: quarterName(of, quarter.number) };
  }
  return { ...span, naam: capitalised(spanName(span)) };
}

/** The months of a span from the first year of the books on: none before it is held. */
export function fromFirstYear(span: Span, { years, booked }: BooksCalendar): Span {
  const { first } = booked ? fiscalMonths(yearAround(years, booked.periode_min)) : { first: 0 };
  const isHeld = span.periode_min >= first || span.periode_max < first;
  return isHeld ? span : { ...span, periode_min: first };
}

/** Single months of a span. */
export function monthsOf({ periode_min, periode_max }: Span): Span[] {
  const spans: Span[] = [];
  for (let month = periode_min; month <= periode_max; month = addMonths(month, 1)) {
    spans.push({ periode_min: month, periode_max: month });
  }
  return spans;
}

/** Quarters or fiscal years that a span touches, cut to it. */
export function partsOfYears(
  { years }: Pick<BooksCalendar, 'years'>,
  span: Span,
  by: 'kwartaal' | 'jaar',
): Span[] {
  const parts: Span[] = [];
  for (let month = span.periode_min; month <= span.periode_max;) {
    const year = yearAround(years, month);
    const { first, last } = fiscalMonths(year);
    const whole =
      by === 'jaar' ? { periode_min: first, periode_max: last } : quarterOf(year, month);
    const periode_max = Math.min(whole.periode_max, span.periode_max);
    parts.push({ periode_min: month, periode_max });
    month = addMonths(periode_max, 1);
  }
  return parts;
}
