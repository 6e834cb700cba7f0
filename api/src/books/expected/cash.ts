import {
  bandsOf,
  CASH_WEEKS,
  dayNumber,
  dayText,
  expectCash,
  replayDays,
  replayErrors,
  weekEnds,
  type CashBand,
  type CashHistory,
  type CashItem,
  type CashUnknown,
  type DataSpan,
} from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { nextSlice } from '../../slices.ts';
import { cashHistory } from './cash-history.ts';
import type { ExpectedDue, UnknownDue } from './due.ts';
import { expectedDues } from './expected.ts';
import { runOf } from './kept-series.ts';

/** Money that is expected in the weeks after the last day of the data. */
export interface CashExpectation {
  /** YYYY-MM-DD */
  readonly last: string;
  /** Last days of the weeks. */
  readonly ends: readonly string[];
  readonly items: readonly CashItem[];
  /** Beside what is expected at the end of each week; null where nothing tells. */
  readonly bands: readonly (CashBand | null)[];
  readonly unknown: readonly CashUnknown[];
  /** What items of wages and taxes point to. */
  readonly dues: readonly ExpectedDue[];
  readonly unknownDues: readonly UnknownDue[];
  /** Names of what comes back, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** False when what comes back could not be looked for. */
  readonly isSearched: boolean;
}

/** Taxes that fall due a month later may be paid within the weeks. */
const MONTH = 31;
/** Invoices that a replay of a week goes through; of more, fewer weeks are replayed. */
const EASY = 10_000;

/** The expectation of money after the last of these days, with its replay of past weeks. */
export async function cashExpectation(read: ReadBooks, span: DataSpan): Promise<CashExpectation> {
  const run = await runOf(read.sql, read.projectId);
  const at = dayNumber(span.last);
  const ends = weekEnds(at, CASH_WEEKS);
  const until = ends.at(-1) ?? at;
  const { history, series } = await cashHistory(read, span);
  const { items: dues, unknown: unknownDues } = await expectedDues(read, {
    after: span.last,
    until: dayText(until + MONTH),
  });
  const given = dues.map(({ kind, datum, cents }) => ({ kind, day: dayNumber(datum), cents }));
  const { items, unknown } = expectCash(history, at, until, given);
  return {
    last: span.last,
    ends: ends.map(dayText),
    items,
    bands: bandsOf(await pastErrors(history)),
    unknown,
    dues,
    unknownDues,
    names: new Map(series.map(({ series: { id }, name }) => [id, name])),
    isSearched: run !== undefined,
  };
}

/** Errors of the same method in the past weeks of these books, with what was known then. */
async function pastErrors(history: CashHistory): Promise<number[][]> {
  const step = Math.ceil((history.invoices.length + 1) / EASY);
  const errors: number[][] = [];
  for (const day of replayDays(history, history.last, step)) {
    await nextSlice();
    errors.push(replayErrors(history, day));
  }
  return errors;
}
