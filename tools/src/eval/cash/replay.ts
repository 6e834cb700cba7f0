import {
  bandsOf,
  CASH_WEEKS,
  expectCash,
  replayDays,
  replayErrors,
  sumWithin,
  weekEnds,
  type Day,
} from '@kengetal/ledger';
import type { Balances } from './balances.ts';
import { historyAt } from './history.ts';
import type { CashBooks } from './lines.ts';

/** What was expected on a Sunday of the past, of the weeks after it, and what came. */
export interface Replayed {
  readonly at: Day;
  /** Per week ahead, in cents: the method less what came, and two naive ones. */
  readonly errors: readonly number[];
  readonly same: readonly number[];
  /** Null where the books hold no year before. */
  readonly yearAgo: readonly number[] | null;
  /** Whether the band held what came; null where there was none. */
  readonly held: readonly (boolean | null)[];
}

const DAYS = 7;
const YEAR = 52 * DAYS;

/** Expects from a day with what was known then, and holds it against what came. */
export function replay(books: CashBooks, balances: Balances, at: Day): Replayed {
  const history = historyAt(books, at);
  const ends = weekEnds(at, CASH_WEEKS);
  const { items } = expectCash(history, at, ends.at(-1) ?? at);
  const bands = bandsOf(replayDays(history, at).map((day) => replayErrors(history, day)));
  const now = balances.on(at);
  const came = ends.map((end) => balances.on(end));
  const errors = ends.map((end, week) => now + sumWithin(items, at, end) - (came[week] ?? 0));
  const isLong = at - YEAR >= balances.first;
  return {
    at,
    errors,
    same: came.map((cents) => now - cents),
    yearAgo: isLong
      ? ends.map(
          (end, week) => now + balances.on(end - YEAR) - balances.on(at - YEAR) - (came[week] ?? 0),
        )
      : null,
    held: bands.map((band, week) => {
      const miss = -(errors[week] ?? 0);
      return band && band.low <= miss && miss <= band.high;
    }),
  };
}
