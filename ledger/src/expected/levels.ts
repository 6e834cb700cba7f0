import { dayNumber } from '../recurring/day-numbers.ts';
import { sumWithin } from './days.ts';
import type { PaymentHabits } from './habits.ts';
import { bookedBySeries } from './series.ts';
import type {
  CashExpected,
  CashHistory,
  CashInvoice,
  CashItem,
  CashKind,
  CashSeries,
  Day,
  DayCents,
  OwedSide,
} from './types.ts';

/** Days that a level is the mean of: half a year. */
const WINDOW = 182;
/** Parts of them in which something is charged when a level is steady, and how many there are. */
const PARTS = 6;
const STEADY = 5;
/** Amounts that a day's charges are paid in. */
const SPREAD = 10;
const DAYS = 7;
const YEAR = 364;
/** Part of the season of a year ago that is expected again: one year is one sample. */
const SEASON = 0.5;
/** A season is at most so many times as much, or as little. */
const MOST = 2;

interface Moment {
  readonly at: Day;
  readonly until: Day;
  readonly series: readonly CashSeries[];
}

/**
 * What is usually charged, but for what comes back, and paid within the days ahead: the mean of
 * half a year where most months of it have some, paid as late as that side usually pays.
 */
export function usualCharges(
  history: CashHistory,
  side: OwedSide,
  habits: PaymentHabits,
  moment: Moment,
): CashExpected {
  const kind = side === 'debiteuren' ? 'verkopen' : 'inkopen';
  const charged = levelOf(history.charged[side], history, side, moment);
  if (charged === undefined) return notSteady(history, side, moment);
  return {
    items: paidLater(charged, kind, habits.spread(SPREAD, notOf(moment.series)), moment),
    unknown: [],
  };
}

/** True for an invoice that is no booking of a series. */
function notOf(series: readonly CashSeries[]): (invoice: CashInvoice) => boolean {
  const booked = new Set(
    series.flatMap(({ tegenpartij, occurrences }) =>
      occurrences.map(({ datum }) => `${tegenpartij ?? ''}\n${dayNumber(datum)}`),
    ),
  );
  return ({ relatie, day }) => !booked.has(`${relatie}\n${day}`);
}

/** What is usually received or paid, where payments do not tell of which invoices they are. */
export function usualSettled(history: CashHistory, side: OwedSide, moment: Moment): CashExpected {
  const kind = side === 'debiteuren' ? 'verkopen' : 'inkopen';
  const settled = levelOf(history.settled[side], history, side, moment);
  if (settled === undefined) return notSteady(history, side, moment);
  return { items: paidLater(settled, kind, [0], moment), unknown: [] };
}

/** Costs and revenue that usually go straight through bank and cash. */
export function usualDirect(history: CashHistory, moment: Moment): CashItem[] {
  const level = levelOf(history.direct, history, 'geld', moment);
  return level === undefined ? [] : paidLater(level, 'overig', [0], moment);
}

/** Mean of a day in cents; undefined where it is not steady. */
function levelOf(
  days: readonly DayCents[],
  { first }: Pick<CashHistory, 'first'>,
  via: CashSeries['via'],
  { at, until, series }: Moment,
): number | undefined {
  const after = at - WINDOW;
  if (first > after + WINDOW / 2) return undefined;
  const length = Math.min(WINDOW, at - first + 1);
  const parts = new Set<number>();
  for (const { day } of days) {
    if (day > at - length && day <= at) parts.add(Math.floor(((at - day) * PARTS) / length));
  }
  if (parts.size < STEADY) return undefined;
  const net = (from: Day, to: Day) =>
    (sumWithin(days, from, to) - bookedBySeries(series, via, from, to)) / (to - from);
  return net(at - length, at) * season(net, first, { at, until });
}

/**
 * What a year ago the same weeks were beside the half year before them, brought half way to 1.
 */
function season(
  net: (from: Day, to: Day) => number,
  first: Day,
  { at, until }: Pick<Moment, 'at' | 'until'>,
): number {
  const then = at - YEAR;
  if (first > then - WINDOW) return 1;
  const [usual, same] = [net(then - WINDOW, then), net(then, until - YEAR)];
  if (usual === 0) return 1;
  const ratio = Math.min(MOST, Math.max(1 / MOST, same / usual));
  return 1 + (ratio - 1) * SEASON;
}

/** A level of each day ahead, paid in equal parts after so many days, by week. */
function paidLater(
  level: number,
  kind: CashKind,
  spread: readonly number[],
  { at, until }: Moment,
): CashItem[] {
  const weeks = new Map<Day, number>();
  for (let day = at + 1; day <= until; day += 1) {
    for (const days of spread) {
      const paid = day + days;
      if (paid > until) continue;
      const end = Math.min(until, Math.ceil(paid / DAYS) * DAYS);
      weeks.set(end, (weeks.get(end) ?? 0) + level / spread.length);
    }
  }
  return [...weeks]
    .map(([day, cents]) => ({ day, cents: Math.round(cents), kind }))
    .filter(({ cents }) => cents !== 0);
}

function notSteady(history: CashHistory, side: OwedSide, { at }: Moment): CashExpected {
  const some = sumWithin(history.charged[side], at - WINDOW, at);
  const unknown = some === 0 ? [] : [{ what: 'niet_vast', side, cents: 0, count: 0 } as const];
  return { items: [], unknown };
}
