import {
  bandsOf,
  CASH_WEEKS,
  dayNumber,
  dayText,
  expectCash,
  isLongEnough,
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
import { bookedOf } from './span.ts';

/** Money that is expected in the weeks after the last day of the data. */
export interface CashExpectation {
  /** Of what it was made, of the same books: what came back in them, and their open items. */
  readonly state: string;
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
  /** False while what comes back is still being looked for. */
  readonly isSearched: boolean;
}

/** Taxes that fall due a month later may be paid within the weeks. */
const MONTH = 31;
/** Invoices that a replay of a week goes through; of more, fewer weeks are replayed. */
const EASY = 10_000;

/**
 * The expectation of money, made once for the books, what comes back in them and their open items;
 * undefined where they are too short to expect anything.
 */
export async function cashExpectation(read: ReadBooks): Promise<CashExpectation | undefined> {
  const run = await runOf(read.sql, read.projectId);
  const [items] = await read.sql.rows<{ versie: number }>(
    'SELECT versie FROM open_item_versions WHERE project_id = $1',
    [read.projectId],
  );
  const state = `${run?.state ?? ''} ${String(items?.versie)}`;
  const made = await read.reading(`cash ${state}`, async () => {
    const span = (await bookedOf(read.sql, read.projectId))?.span;
    return span && isLongEnough(span)
      ? { ...(await madeExpectation(read, span, run !== undefined)), state }
      : null;
  });
  return made ?? undefined;
}

async function madeExpectation(
  read: ReadBooks,
  span: DataSpan,
  isSearched: boolean,
): Promise<Omit<CashExpectation, 'state'>> {
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
    isSearched,
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
