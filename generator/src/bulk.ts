import { simulate } from './simulate.ts';
import { Rounds } from './rounds.ts';
import { writable, type WritableYear } from './year.ts';

/** Lines of a round: a sale (3), a purchase (3), a receipt (2) and a payment (2). */
const ROUND = 10;
export interface BulkYearOptions {
  seed: number;
  /** First month of the fiscal year, YYYYMM. */
  firstMonth: number;
  /** Lines in the file, those of the opening balance left out. */
  lines: number;
  /** Customers, and as many suppliers, besides those of the story. */
  relations?: number;
}

/**
 * A year of any size: the story of `simulate` and as many rounds of invoices and payments as the
 * number of lines asks. Nothing of a round is kept: its amounts follow from the seed and its
 * number.
 * @throws RangeError for fewer lines than the story has
 */
export function bulkYear(options: BulkYearOptions): WritableYear {
  const { seed, firstMonth, lines, relations = 1000 } = options;
  const [year] = simulate({ seed, firstMonth, years: 1 });
  if (!year) throw new RangeError('There is no year to write.');
  const story = year.entries.reduce((sum, entry) => sum + entry.lines.length, 0);
  const fill = lines - story;
  if (fill < 2 * ROUND)
    throw new RangeError(`A bulk year has ${String(story + 2 * ROUND)} lines or more.`);
  // A round less where one line would be left over: no entry has a single line.
  const rounds = Math.floor(fill / ROUND) - (fill % ROUND === 1 ? 1 : 0);
  const rest = fill - rounds * ROUND;
  const base = writable(year);
  const bulk = new Rounds(seed, firstMonth, rounds, relations);
  return {
    ...base,
    relations: [...base.relations, ...bulk.relations()],
    opening: bulk.opening(base.opening),
    *entriesOf(journal) {
      const own = [...base.entriesOf(journal)];
      for (let month = 1; month <= 12; month += 1) {
        yield* own.filter(({ boekperiode }) => boekperiode === month);
        yield* bulk.entries(journal, month);
      }
      if (journal === 'memoriaal' && rest > 0) yield bulk.remainder(rest);
    },
  };
}
