import { CONNECTION_STAGES, type ConnectionStage } from '@kengetal/contract';
import { periodOfDay } from '@kengetal/ledger';
import type { Running } from '../jobs/kind.ts';

/** Tells whoever looks how far a sync is. */
export class SyncProgress {
  readonly #months = new Set<number>();
  #stage: ConnectionStage = 'wachten';
  #lines = 0;
  #percent: number | null = null;

  constructor(private readonly running: Running) {}

  begin(stage: ConnectionStage): void {
    this.#stage = stage;
    this.#tell();
  }

  /** @param days of the lines that came in; @param percent null when nobody knows */
  came(days: readonly string[], percent: number | null): void {
    this.#lines += days.length;
    for (const day of days) this.#months.add(periodOfDay(day));
    this.#percent = percent;
    this.#tell();
  }

  #tell(): void {
    this.running.report({
      stage: CONNECTION_STAGES.indexOf(this.#stage),
      percent: this.#percent,
      lines: this.#lines,
      months: [...this.#months].sort((one, other) => one - other),
    });
  }
}
