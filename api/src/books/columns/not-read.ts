import { addMonths, dayName, fiscalYearAt, monthDays, type Span, spanName } from '@kengetal/ledger';
import { reachOf } from '../periods/reach.ts';
import { monthRead, unreadIn } from '../periods/reading.ts';
import type { BookedYear } from '../periods/reports.ts';
import type { BooksCalendar } from '../calendar.ts';

/** Why a period is held against nothing; undefined where it may be. */
export function whyIncomparable(calendar: BooksCalendar, asked: Span): string | undefined {
  return aheadOnly(calendar, asked) ?? missingIn(calendar, asked);
}

/** Says which months of a period the books lack, as far as it reaches. */
export function missingIn(calendar: BooksCalendar, asked: Span): string | undefined {
  const { span, day } = reachOf(calendar, asked);
  // A month that runs is named up to its day, and held against as many days.
  const last = day === undefined ? span.periode_max : addMonths(span.periode_max, -1);
  return notWhole(calendar.years, { periode_min: span.periode_min, periode_max: last });
}

/** Says that all of a period was booked ahead, and up to which day its books were read. */
export function aheadOnly(calendar: BooksCalendar, span: Span): string | undefined {
  if (!reachOf(calendar, span).isAhead) return undefined;
  const said = `Over ${spanName(span)} is alleen vooruit geboekt`;
  const to = fiscalYearAt(calendar.years, span.periode_max)?.read_to;
  if (to === undefined || to >= monthDays(span.periode_min).first) return `${said}.`;
  return `${said}; de boekhouding is ingelezen t/m ${dayName(to)}.`;
}

/** Why there is no figure over months that the books do not hold. */
export function notRead(...spans: readonly Span[]): string {
  return `De boekhouding over ${namesOf(spans)} is niet ingelezen.`;
}

/** The same of a span of which they lack some months, or the end of one. */
export function notWhole(years: readonly BookedYear[], span: Span): string | undefined {
  const unread = unreadIn(years, span);
  if (unread.length === 0) return undefined;
  const isPart = unread.some(({ periode_min }) => monthRead(years, periode_min) === 'part');
  const said = notRead(...unread);
  return isPart ? said.replace(' niet ', ' niet helemaal ') : said;
}

function namesOf(spans: readonly Span[]): string {
  const names = spans.map(spanName);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} en ${last}`;
}
