import { addMonths, periodOfDay, periodRange, type DataSpan } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import { mapInSlices } from '../../slices.ts';
import { seriesRow, type SeriesRow } from './rows.ts';
import { shownSeries } from '../../books/expected/kept-series.ts';

/** The rows of all series of a project, heaviest first. */
export interface AllRows {
  /** Months that the rows have a letter for, oldest first. */
  readonly months: readonly number[];
  readonly rows: readonly SeriesRow[];
  /** What the run found and editors said that they are made of. */
  readonly run: string;
}

/** Months shown at once. */
export const MONTHS = 12;
const BYTES_OF_ROW = 2_000;

/**
 * Series of a project as rows, derived of its books: reading a thousand of them out of the database
 * and working out what to say of them takes longer than all else of the page.
 * @param run what the run found and editors said, of the same moment as the books
 */
export async function allRows(read: ReadBooks, run: string, span: DataSpan): Promise<AllRows> {
  const { derived } = read.books;
  const before = derived.get<AllRows>(KEY);
  if (before?.run === run) return before;
  const { months, rows } = await madeRows(read, span);
  return derived.set(KEY, { months, rows, run }, () => BYTES_OF_ROW * rows.length);
}

const KEY = 'recurring rows';

/** Rows with a letter for every month that can be asked, so that a page only cuts them. */
async function madeRows(
  { sql, projectId, books }: ReadBooks,
  span: DataSpan,
): Promise<Omit<AllRows, 'run'>> {
  const first = addMonths(periodOfDay(span.first), 1 - MONTHS);
  const months = periodRange(first, periodOfDay(span.last));
  const series = await shownSeries(sql, projectId);
  const rows = await mapInSlices(series, (one) => seriesRow(one, books, months, span));
  return { months, rows: rows.sort(byWeight) };
}

/** Largest per year first. */
function byWeight(one: SeriesRow, other: SeriesRow): number {
  const more = Math.abs(other.perYear) - Math.abs(one.perYear);
  return more || (one.row.name < other.row.name ? -1 : 1);
}
