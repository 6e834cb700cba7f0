import type { Comparison, ReportType } from '@kengetal/contract';
import {
  addMonths,
  bareShortMonth,
  capitalised,
  coversYears,
  fiscalMonths,
  type FiscalYear,
  fiscalYearAt,
  fiscalYearName,
  monthDays,
  monthName,
  monthsIn,
  periodRange,
  quarterName,
  quarterOf,
  shortSpan,
  type Span,
  spanBefore,
  spanName,
  uncapitalised,
  withYear,
  yearAround,
} from '@kengetal/ledger';
import { reportBefore, standAfter, type NamedSpan } from './fiscal.ts';
import { reachOf, type BookedCalendar, type Reach } from './reach.ts';

/** A period to look at: of a report with a type, or any range of months. */
export interface AskedSpan extends Span {
  readonly naam: string;
  readonly type?: ReportType;
}

/** Months to show, up to a day where the last one is not whole, with their names. */
export interface ReachedSpan extends Span {
  /** As a heading: 'Maart 2025', 'Boekjaar 2025 t/m mrt', 'Maart 2025 t/m 14 mrt'. */
  readonly naam: string;
  /** After 't.o.v.': 'feb', 'okt – dec', 'jan – mrt 2024', '1 – 14 feb'. */
  readonly kort: string;
  /** Last day that counts in the last month; undefined for all of it. */
  readonly day?: number;
  /** Months at whose end balances are taken. */
  readonly stand: Span;
  /** True when all that is booked in the months was booked ahead. */
  readonly isAhead?: boolean;
  /** Why its movements are not held against those of the period; undefined where they are. */
  readonly unlike?: Unlike;
}

/** Movements of other months than those of a period: more of them, fewer, or partly the same. */
export interface Unlike {
  readonly reason: string;
  /** True when they may stand beside those of the period, without a difference. */
  readonly isShown: boolean;
}

/** A period as far as it is booked, named so. */
export function reachedSpan(calendar: BookedCalendar, asked: AskedSpan): ReachedSpan {
  const reach = reachOf(calendar, asked);
  const { span, day } = reach;
  return {
    ...span,
    naam: nameOf(asked, reach),
    kort: shortName(span, day),
    day,
    stand: span,
    ...(reach.isAhead && { isAhead: true }),
  };
}

/** The same, called as when all of a last month that runs counts. */
export function wholeMonths(asked: AskedSpan, reached: ReachedSpan): ReachedSpan {
  const { periode_min, periode_max } = reached;
  const span = { periode_min, periode_max };
  const naam = nameOf(asked, { span, isWhole: isSame(asked, span) });
  return { ...reached, naam, kort: shortName(span, undefined), day: undefined };
}

/** What a period as far as it is booked is called without the day: 'Boekjaar 2025 t/m mrt'. */
export function nameWithoutDay(asked: AskedSpan, reached: ReachedSpan): string {
  const { periode_min, periode_max, day, naam } = reached;
  if (day === undefined) return naam;
  const span = { periode_min, periode_max };
  return nameOf(asked, { span, isWhole: isSame(asked, span) && monthsIn(span) === 1 });
}

/**
 * The earlier months that a period is held against: as many as are booked of the period. Where a
 * short or long fiscal year stands in the way, they say that they are not like those.
 */
export function earlierSpan(
  calendar: BookedCalendar,
  asked: AskedSpan,
  kind: Exclude<Comparison, 'begroting'>,
): ReachedSpan {
  const reach = reachOf(calendar, asked);
  const earlier =
    kind === 'vorige_periode'
      ? periodBefore(calendar, asked, reach)
      : yearBefore(calendar, asked, reach);
  const unlike = unlikeOf(asked, reach, earlier);
  return unlike ? { ...earlier, unlike } : earlier;
}

const OVERLAP =
  'Deze periode is langer dan een jaar en valt deels samen met dezelfde periode een jaar eerder.';

function unlikeOf(asked: AskedSpan, reach: Reach, earlier: ReachedSpan): Unlike | undefined {
  if (earlier.periode_max >= reach.span.periode_min) return { reason: OVERLAP, isShown: false };
  const [now, then] = [monthsIn(reach.span), monthsIn(earlier)];
  if (now === then) return undefined;
  const held = `${earlier.naam} telt ${then} ${then === 1 ? 'maand' : 'maanden'}`;
  const reason = `${held} en ${uncapitalised(nameOf(asked, reach))} telt er ${now}: dat is niet te vergelijken.`;
  return { reason, isShown: true };
}

function periodBefore(calendar: BookedCalendar, asked: AskedSpan, reach: Reach): ReachedSpan {
  const { years } = calendar;
  const type = asked.type ?? (isFiscalYear(years, asked) ? 'jaar' : undefined);
  if (!type) {
    const before = spanBefore(reach.span);
    const earlier = named({ ...before, naam: capitalised(spanName(before)) }, before, reach);
    return { ...earlier, stand: standAfter(years, before) };
  }
  const before = comparableBefore(type, years, asked);
  const isShorter = monthsIn(reach.span) < monthsIn(asked);
  const end = addMonths(before.periode_min, monthsIn(reach.span) - 1);
  const periode_max = isShorter ? Math.min(end, before.periode_max) : before.periode_max;
  // A balance follows from the one before; it needs no equal number of months.
  const { periode_min } = before;
  const whole = { periode_min, periode_max: before.periode_max };
  const stand = type === 'jaar' ? whole : standAfter(years, whole);
  const earlier = named(before, { periode_min, periode_max }, reach);
  // Of a fiscal year the months alone would read like those of the year itself.
  const kort = type === 'jaar' ? withYear(earlier.kort, earlier) : earlier.kort;
  return { ...earlier, kort, stand };
}

/**
 * The report before; where that has more or fewer months, as many months right before, if the books
 * hold them. Of years these must be fiscal years too: only whole ones have closing bookings.
 */
function comparableBefore(
  type: ReportType,
  years: readonly FiscalYear[],
  asked: AskedSpan,
): NamedSpan {
  const before = reportBefore(type, years, asked.periode_min);
  const months = spanBefore(asked);
  const { periode_min, periode_max } = months;
  if (isSame(before, months)) return before;
  if (type === 'jaar' && !coversYears(months, years)) return before;
  const isHeld = periodRange(periode_min, periode_max).every((month) => fiscalYearAt(years, month));
  return isHeld ? { ...months, naam: capitalised(spanName(months)) } : before;
}

function yearBefore({ years }: BookedCalendar, asked: AskedSpan, reach: Reach): ReachedSpan {
  const back = ({ periode_min, periode_max }: Span): Span => ({
    periode_min: addMonths(periode_min, -12),
    periode_max: addMonths(periode_max, -12),
  });
  const whole = back(asked);
  const earlier = named(
    { ...whole, naam: nameOfYearBefore(years, asked, whole) },
    back(reach.span),
    reach,
  );
  return { ...earlier, kort: withYear(earlier.kort, earlier) };
}

function nameOfYearBefore(years: readonly FiscalYear[], { type }: AskedSpan, span: Span): string {
  const year = yearAround(years, span.periode_max);
  const quarter = quarterOf(year, span.periode_max);
  if (type === 'kwartaal' && isSame(quarter, span)) return quarterName(year, quarter.number);
  if (isFiscalYear([year], span)) return fiscalYearName(year);
  return capitalised(spanName(span));
}

/** Names the months of an earlier period, up to the day in its last month that the reach has. */
function named(whole: NamedSpan, span: Span, reach: Reach): ReachedSpan {
  const { last } = monthDays(span.periode_max);
  const isPart = reach.day !== undefined && reach.day < Number(last.slice(8));
  const day = isPart ? reach.day : undefined;
  const isWhole = isSame(whole, span) && day === undefined;
  return {
    ...span,
    naam: nameOf(whole, { span, day, isWhole }),
    kort: shortName(span, day),
    day,
    stand: span,
  };
}

function nameOf({ naam }: NamedSpan, { span, day, isWhole, isAhead }: Reach): string {
  if (isWhole) return naam;
  if (isAhead) return `${naam} (vooruit geboekt)`;
  const end = day === undefined ? '' : `${day} `;
  const isRange = naam.includes(' t/m ') && span.periode_min !== span.periode_max;
  if (isRange) return capitalised(spanName(span)).replace(' t/m ', ` t/m ${end}`);
  const start = naam.includes(' t/m ') ? capitalised(monthName(span.periode_min)) : naam;
  // 'Juni t/m augustus' of which only June is booked.
  if (start !== naam && day === undefined) return start;
  return `${start} t/m ${end}${bareShortMonth(span.periode_max)}`;
}

function shortName(span: Span, day: number | undefined): string {
  if (day === undefined) return shortSpan(span);
  const { periode_min: first, periode_max: last } = span;
  if (first === last) return `1 – ${day} ${bareShortMonth(last)}`;
  return shortSpan(span).replace(' – ', ` – ${day} `);
}

function isFiscalYear(years: readonly FiscalYear[], span: Span): boolean {
  return years.some((year) => {
    const { first, last } = fiscalMonths(year);
    return first === span.periode_min && last === span.periode_max;
  });
}

const isSame = (one: Span, other: Span) =>
  one.periode_min === other.periode_min && one.periode_max === other.periode_max;
