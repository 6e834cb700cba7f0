import { periodOfDay } from '../periods/months.ts';
import { CADENCES } from './cadences.ts';
import { daysBetween } from './day-numbers.ts';
import { expectedAfter, missedAtEnd, missedDays, nextExpected } from './expected.ts';
import type { DataSpan, Occurrence, RecurringSeries } from './types.ts';

type Seen = RecurringSeries & { readonly seen: string | null };

/** What stands out in a series, with the days and amounts that it is about. */
export type Signal =
  | {
      readonly key: 'prijsverhoging' | 'prijsverlaging';
      readonly index: number;
      readonly from: number;
    }
  | { readonly key: 'gemist' | 'nieuw' | 'mogelijk_dubbel' | 'gestopt'; readonly datum: string };

export type MonthState = 'geen' | 'geboekt' | 'hoger' | 'lager' | 'dubbel' | 'verwacht' | 'gemist';

/** How a series stands at the last day of the data. */
export interface Outlook {
  readonly status: 'actief' | 'gemist' | 'gestopt';
  /** Day on which it is expected next, or was and did not come; null when it has stopped. */
  readonly next: string | null;
  readonly signals: readonly Signal[];
  /** Index of the occurrence that a last change of price began with, and which way it went. */
  readonly change: { readonly index: number; readonly from: number; readonly up: boolean } | null;
}

/** Signals are about the last year. */
const YEAR = 365;
/** A series is new for this long, and only in books that are older than it. */
const NEW_DAYS = 120;

/** Status, expectation and signals of a series against the last day of the data. */
export function outlookOf(series: Seen, span: DataSpan): Outlook {
  const { occurrences } = series;
  const missed = missedAtEnd(series, span.last);
  const [firstMissed] = missed;
  const last = occurrences[occurrences.length - 1];
  const status = statusOf(series, missed);
  const next = last && status !== 'gestopt' ? nextExpected(series, last) : null;
  const change = changeOf(series);
  const signals = [
    ...(change ? priceSignal(series, change, span) : []),
    ...(status === 'gemist' && firstMissed ? [{ key: 'gemist' as const, datum: firstMissed }] : []),
    ...(status === 'gestopt' && last && isRecent(firstMissed, span)
      ? [{ key: 'gestopt' as const, datum: last.datum }]
      : []),
    ...newSignal(series, span),
    ...doubleSignal(series, span),
  ];
  return { status, next, change, signals };
}

/**
 * Whether a series still runs.
 * @param missed expected days that passed after its last booking
 */
export function statusOf(
  { rhythm }: Pick<RecurringSeries, 'rhythm'>,
  missed: readonly string[],
): Outlook['status'] {
  const patient = rhythm.cadence === 'wekelijks' || rhythm.cadence === 'tweewekelijks' ? 3 : 2;
  if (missed.length === 0) return 'actief';
  return missed.length < patient ? 'gemist' : 'gestopt';
}

function changeOf({ amounts, occurrences }: RecurringSeries): Outlook['change'] {
  const [before, now] = amounts.levels.slice(-2);
  if (amounts.kind !== 'trede' || !before || !now || !occurrences[now.from]) return null;
  return {
    index: now.from,
    from: amounts.levels.length > 1 ? before.from : 0,
    up: now.cents > before.cents,
  };
}

function priceSignal(
  { occurrences, seen }: Seen,
  { index, from, up }: NonNullable<Outlook['change']>,
  span: DataSpan,
): Signal[] {
  const since = occurrences[index]?.datum;
  if (!since || !isRecent(since, span) || isKnown(since, seen)) return [];
  return [{ key: up ? 'prijsverhoging' : 'prijsverlaging', index, from }];
}

function newSignal({ occurrences, rhythm, seen, unread }: Seen, span: DataSpan): Signal[] {
  const [first] = occurrences;
  if (!first || seen !== null) return [];
  const { mean } = CADENCES[rhythm.cadence];
  const since = unread?.findLast(({ last }) => last < first.datum)?.last ?? span.first;
  const isNew =
    daysBetween(since, first.datum) > Math.max(2 * mean, 60) &&
    daysBetween(first.datum, span.last) <= Math.max(4 * mean, NEW_DAYS);
  return isNew ? [{ key: 'nieuw', datum: first.datum }] : [];
}

function doubleSignal({ occurrences, seen }: Seen, span: DataSpan): Signal[] {
  const doubles = occurrences.flatMap((occurrence) => occurrence.doubles);
  const last = doubles[doubles.length - 1];
  if (!last || !isRecent(last.datum, span) || isKnown(last.datum, seen)) return [];
  return [{ key: 'mogelijk_dubbel', datum: last.datum }];
}

function isRecent(day: string | undefined, { last }: DataSpan): boolean {
  return day !== undefined && daysBetween(day, last) <= YEAR;
}

function isKnown(day: string, seen: string | null): boolean {
  return seen !== null && day <= seen;
}

/** What each month holds of a series, in the order of the months. */
export function monthsOf(
  series: RecurringSeries,
  { next, status }: Pick<Outlook, 'next' | 'status'>,
  months: readonly number[],
  span: DataSpan,
): { state: MonthState; count: number }[] {
  const [missed, booked] = [
    new Set(missedDays(series, span.last).map(periodOfDay)),
    bookedIn(series),
  ];
  const steps = [...priceSteps(series)];
  const expected = status === 'actief' && next !== null ? periodOfDay(next) : null;
  return months.map((month) => {
    const here = booked.get(month);
    if (here) return { state: stateOf(here, steps), count: here.count };
    if (missed.has(month)) return { state: 'gemist', count: 0 };
    return { state: month === expected ? 'verwacht' : 'geen', count: 0 };
  });
}

/** Which occurrences are the first at another price, and whether that is higher. */
export function priceSteps({ amounts }: RecurringSeries): Map<number, 'hoger' | 'lager'> {
  return new Map(
    amounts.levels.slice(1).map(({ from, cents }, place) => {
      const before = amounts.levels[place]?.cents ?? cents;
      return [from, cents > before ? 'hoger' : 'lager'];
    }),
  );
}

interface InMonth {
  readonly count: number;
  /** Of its occurrences. */
  readonly first: number;
  readonly last: number;
  readonly isDouble: boolean;
}

function bookedIn({ occurrences }: RecurringSeries): Map<number, InMonth> {
  const months = new Map<number, InMonth>();
  const add = (periode: number, index: number, isDouble: boolean) => {
    const before = months.get(periode);
    months.set(periode, {
      count: (before?.count ?? 0) + 1,
      first: before?.first ?? index,
      last: index,
      isDouble: isDouble || (before?.isDouble ?? false),
    });
  };
  for (const [index, { periode, doubles }] of occurrences.entries()) {
    add(periode, index, false);
    for (const double of doubles) add(double.periode, index, true);
  }
  return months;
}

/** Marked is the month in which a price changed, not those after it. */
function stateOf(
  { first, last, isDouble }: InMonth,
  steps: readonly (readonly [index: number, state: 'hoger' | 'lager'])[],
): MonthState {
  if (isDouble) return 'dubbel';
  return steps.findLast(([index]) => index >= first && index <= last)?.[1] ?? 'geboekt';
}

/** Days after the data, up to and including one, on which a series is expected. */
export function agendaOf(
  series: RecurringSeries,
  { status }: Pick<Outlook, 'status'>,
  span: DataSpan,
  until: string,
): string[] {
  const last: Occurrence | undefined = series.occurrences[series.occurrences.length - 1];
  if (!last || status === 'gestopt') return [];
  const expected: string[] = [];
  for (let times = 1; ; times += 1) {
    const day = expectedAfter(series, last, times);
    if (day > until) return expected;
    if (day > span.last) expected.push(day);
  }
}
