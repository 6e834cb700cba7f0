import { spokenOut, whyExpected } from '@kengetal/contract';
import { dayAfter, weeksWithin, type DataSpan, type Week } from '@kengetal/ledger';
import type { ExpectedAmount, ExpectedDue, UnknownDue } from '../../books/expected/due.ts';
import { expectedDues } from '../../books/expected/expected.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { lookedAheadTo } from './days-ahead.ts';
import type { SeriesRow } from './rows.ts';
import { HOW_OFTEN } from './words.ts';

/** A cost or revenue that comes back, without VAT, on the day on which it is usually booked. */
export interface ExpectedSeries extends ExpectedAmount {
  readonly kind: 'reeks';
  /** What it opens into. */
  readonly series: SeriesRow;
}

export type ExpectedItem = ExpectedSeries | ExpectedDue;

/** What comes in and goes out in the days after the data, by day. */
export interface Expectation {
  readonly items: readonly ExpectedItem[];
  readonly unknown: readonly UnknownDue[];
  /** Weeks that hold those days. */
  readonly weeks: readonly Week[];
  /** Last of those days. */
  readonly until: string;
}

/** Money that is expected after the last day of the data: series, wages, payroll tax and VAT. */
export async function expectation(
  read: ReadBooks,
  rows: readonly SeriesRow[],
  data: DataSpan,
): Promise<Expectation> {
  const ahead = { after: data.last, until: lookedAheadTo(data) };
  const { items, unknown } = await expectedDues(read, ahead);
  return {
    items: [...rows.flatMap(seriesItems), ...items].sort(byDay),
    unknown,
    weeks: weeksWithin(dayAfter(data.last, 1), ahead.until),
    until: ahead.until,
  };
}

/** Wages and taxes are of the whole company: filters of the ledger say nothing of them. */
export const onlySeries = (expected: Expectation): Expectation => ({
  ...expected,
  items: expected.items.filter(({ kind }) => kind === 'reeks'),
  unknown: [],
});

function seriesItems(series: SeriesRow): ExpectedSeries[] {
  const { name, sign, frequentie } = spokenOut(series.row);
  const cents = series.cents === 0 ? 0 : -sign * series.cents;
  const why = whyExpected(HOW_OFTEN[frequentie]);
  return series.expected.map((datum) => ({ kind: 'reeks', datum, cents, name, why, series }));
}

const byDay = (one: ExpectedItem, other: ExpectedItem) =>
  one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : 0;
