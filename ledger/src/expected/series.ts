import { amountsOf } from '../recurring/amounts.ts';
import { CADENCES } from '../recurring/cadences.ts';
import { dayAfter, daysBetween } from '../recurring/day-numbers.ts';
import { expectedAfter, missedAtEnd, patienceOf } from '../recurring/expected.ts';
import { statusOf } from '../recurring/outlook.ts';
import { dayText } from './days.ts';
import type { PaymentHabits } from './habits.ts';
import type { CashItem, CashSeries, Day, OwedSide } from './types.ts';

/** Series as they were known on a day: those that had come often enough by then and still ran. */
export function knownSeries(all: readonly CashSeries[], at: Day): CashSeries[] {
  const last = dayText(at);
  return all.flatMap((series) => {
    const occurrences = series.occurrences.filter(({ datum }) => datum <= last);
    if (occurrences.length < CADENCES[series.rhythm.cadence].least) return [];
    const known = { ...series, occurrences };
    return statusOf(known, missedAtEnd(known, last)) === 'gestopt' ? [] : [known];
  });
}

/**
 * What comes back as money: its bookings on the days on which they are expected, paid as late as
 * their relation usually pays. A booking that exists is an open invoice and not expected again;
 * one that is late, but within its patience, is expected at once.
 */
export function seriesItems(
  known: readonly CashSeries[],
  habits: Readonly<Record<OwedSide, PaymentHabits>>,
  { at, until }: { readonly at: Day; readonly until: Day },
): CashItem[] {
  const [last, end] = [dayText(at), dayText(until)];
  return known.flatMap((series): CashItem[] => {
    const cents = cashOf(series, usualOf(series));
    const { via, tegenpartij } = series;
    const days = via === 'geld' || via === 'balans' ? 0 : habits[via].usual(tegenpartij);
    return bookingsAfter(series, last, end)
      .map((datum) => at + daysBetween(last, datum) + days)
      .filter((day) => day <= until)
      .map((day) => ({ day, cents, kind: 'reeks', series: series.id, days }));
  });
}

function bookingsAfter(series: CashSeries, last: string, until: string): string[] {
  const booked = series.occurrences.at(-1);
  const found: string[] = [];
  for (let times = 1; booked; times += 1) {
    const day = expectedAfter(series, booked, times);
    if (day > until) break;
    if (day > last) found.push(day);
    else if (daysBetween(day, last) <= patienceOf(series)) found.push(dayAfter(last, 1));
  }
  return found;
}

/** Cents of a booking of the series as money. */
const cashOf = ({ cash, booked }: CashSeries, cents: number) => Math.round((cents * cash) / booked);

function usualOf({ occurrences, rhythm }: CashSeries): number {
  const sizes = occurrences.map(({ cents }) => Math.abs(cents));
  const { usual } = amountsOf(sizes, CADENCES[rhythm.cadence].perYear);
  return occurrences[usual]?.cents ?? 0;
}

/** What known series booked after a day up to another, as the money that it becomes. */
export function bookedBySeries(
  known: readonly CashSeries[],
  via: CashSeries['via'],
  after: Day,
  until: Day,
): number {
  const [first, last] = [dayText(after), dayText(until)];
  let sum = 0;
  for (const series of known) {
    if (series.via !== via) continue;
    for (const { datum, cents } of series.occurrences) {
      if (datum > first && datum <= last) sum += cashOf(series, cents);
    }
  }
  return sum;
}
