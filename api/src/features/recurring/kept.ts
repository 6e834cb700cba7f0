import type { ReadBooks } from '../../books/reader.ts';
import { addMonths, periodOfDay, periodRange, type DataSpan } from '../../ledger/index.ts';
import { seriesRow, type SeriesRow } from './rows.ts';
import { shownSeries } from './storing.ts';

/** The rows of a project, heaviest first. */
export interface KeptSeries {
  /** Months that the rows have a letter for, oldest first. */
  readonly months: readonly number[];
  readonly rows: readonly SeriesRow[];
}

/** Months shown at once. */
export const MONTHS = 12;
/** Series in memory: some forty projects of a thousand. */
const LIMIT = 40_000;

/**
 * Series of projects as rows, in memory: reading a thousand of them out of the database and
 * working out what to say of them takes longer than all else of the page. Beyond the limit those
 * go that were asked longest ago.
 */
export class KeptRows {
  readonly #kept = new Map<string, { readonly state: string; readonly series: KeptSeries }>();

  /** @param run what the run found and editors said, of the same moment as the books */
  async get(read: ReadBooks, run: string, span: DataSpan): Promise<KeptSeries> {
    const { projectId, version } = read;
    const state = `${run} ${String(version)}`;
    const known = this.#kept.get(projectId);
    const series = known?.state === state ? known.series : await seriesOf(read, span);
    this.#kept.delete(projectId);
    this.#kept.set(projectId, { state, series });
    this.#shrink();
    return series;
  }

  #shrink(): void {
    let size = [...this.#kept.values()].reduce((sum, { series }) => sum + series.rows.length, 0);
    for (const [projectId, { series }] of this.#kept) {
      if (size <= LIMIT || this.#kept.size === 1) return;
      this.#kept.delete(projectId);
      size -= series.rows.length;
    }
  }
}

/** Rows with a letter for every month that can be asked, so that a page only cuts them. */
async function seriesOf({ sql, projectId, books }: ReadBooks, span: DataSpan): Promise<KeptSeries> {
  const first = addMonths(periodOfDay(span.first), 1 - MONTHS);
  const months = periodRange(first, periodOfDay(span.last));
  const series = await shownSeries(sql, projectId);
  const rows = series.map((one) => seriesRow(one, books, months, span)).sort(byWeight);
  return { months, rows };
}

/** Largest per year first. */
function byWeight(one: SeriesRow, other: SeriesRow): number {
  const more = Math.abs(other.perYear) - Math.abs(one.perYear);
  return more || (one.row.name < other.row.name ? -1 : 1);
}
