import type { Question } from '@kengetal/contract';
import {
  dayName,
  fiscalMonths,
  fiscalYearName,
  isTwelveMonths,
  quarterName,
  quarterOf,
  spanName,
  type Span,
} from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';

/** Months as they are called: 'maart 2025', '1e kwartaal 2025', 'boekjaar 2025', 'mei t/m juli 2025'. */
export function periodWords(span: Span, calendar: Calendar): string {
  const { periode_min, periode_max } = span;
  if (periode_min === periode_max) return spanName(span);
  const year = calendar.yearAt(periode_min);
  if (!isTwelveMonths(year)) return spanName(span);
  const { first, last } = fiscalMonths(year);
  if (first === periode_min && last === periode_max) return fiscalYearName(year).toLowerCase();
  const quarter = quarterOf(year, periode_min);
  const isQuarter = quarter.periode_min === periode_min && quarter.periode_max === periode_max;
  return isQuarter ? quarterName(year, quarter.number) : spanName(span);
}

/** 'het 4e kwartaal 2025', as it stands after 'in' or 'over'. */
export const inSentence = (period: string): string =>
  /^\d+e /.test(period) ? `het ${period}` : period;

/** Whether it is about VAT returns, whose quarters are those of the calendar. */
export const isOfReturns = ({ subject }: Pick<Question, 'subject'>): boolean =>
  subject.kind === 'vat' || (subject.kind === 'component' && subject.id === 'btw');

/**
 * What a question says of time; nothing where it leaves it out.
 * @param isInMonths says months alone, and never which quarter or year of the fiscal ones they are
 */
export function timeWords(question: Question, calendar: Calendar, isInMonths = false): string[] {
  const { period, day } = question;
  if (day !== undefined) return [`op ${dayName(day)}`];
  if (!period) return [];
  // Quarters of VAT are not those of the fiscal year.
  const isOfCalendar =
    question.subject.kind === 'vat' || (isOfReturns(question) && !calendar.isOfCalendarYears);
  return [isInMonths || isOfCalendar ? spanName(period) : periodWords(period, calendar)];
}

export function againstWords(
  against: NonNullable<Question['against']>,
  calendar: Calendar,
): string {
  if (typeof against === 'object') return `t.o.v. ${periodWords(against, calendar)}`;
  const words = {
    vorig_jaar: 'vorig jaar',
    vorige_periode: 'de vorige periode',
    begroting: 'de begroting',
  };
  return `t.o.v. ${words[against]}`;
}
