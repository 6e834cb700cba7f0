import type { Sql } from '../../db/database.ts';
import type { ChosenSeries } from '../../ledger/index.ts';
import { shownSeries } from './storing.ts';

interface Kept {
  readonly state: string;
  readonly series: readonly ChosenSeries[];
}

/** About 60 MB: some forty projects of a thousand series. */
const LIMIT = 40_000;

/**
 * Series of projects as pages show them, in memory: reading a thousand of them out of the database
 * takes longer than all else of the page. Beyond the limit those go that were asked longest ago.
 */
export class KeptSeries {
  readonly #kept = new Map<string, Kept>();

  /** @param state what the run found and editors said, of the same moment as `sql` */
  async get(sql: Sql, projectId: string, state: string): Promise<readonly ChosenSeries[]> {
    const known = this.#kept.get(projectId);
    const series = known?.state === state ? known.series : await shownSeries(sql, projectId);
    this.#kept.delete(projectId);
    this.#kept.set(projectId, { state, series });
    this.#shrink();
    return series;
  }

  #shrink(): void {
    let size = [...this.#kept.values()].reduce((sum, { series }) => sum + series.length, 0);
    for (const [projectId, { series }] of this.#kept) {
      if (size <= LIMIT || this.#kept.size === 1) return;
      this.#kept.delete(projectId);
      size -= series.length;
    }
  }
}
