import type { Given, ImportDependencies } from './dependencies.ts';
import { FairTurns } from './fair-turns.ts';
import { openReader } from './reader.ts';
import type { ImportRow } from './rows.ts';
import { runImport } from './running.ts';

/** A file up to this size may pass a longer one that is being read, in bytes as it was sent. */
const SMALL_BYTES = 4 * 1024 * 1024;

/** Runs the jobs that wait, one at a time, and beside each the small ones of others. */
export class Lanes {
  readonly #main: ImportDependencies;
  readonly #passing: ImportDependencies;
  readonly #turns = new FairTurns();
  readonly #stopping = new AbortController();
  #tell = () => undefined as void;

  constructor(given: Given) {
    const { signal: stopping } = this.#stopping;
    this.#main = { ...given, stopping, reader: openReader() };
    this.#passing = { ...given, stopping, reader: openReader() };
  }

  /** Starts what reads while there is time, as during an upload. */
  prepare(): void {
    this.#main.reader.prepare();
  }

  /** Says that a job has come. */
  arrived(): void {
    this.#tell();
  }

  /** Runs jobs until none waits; true when there were any. */
  async run(): Promise<boolean> {
    let isAny = false;
    for (let job = await this.#next(); job && !this.#isStopping; job = await this.#next()) {
      isAny = true;
      const ended = runImport(this.#main, job);
      await Promise.all([ended, this.#letPass(job, ended)]);
    }
    return isAny;
  }

  /** Ends what is being read, which is read anew at the next start. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#main.reader.close(), this.#passing.reader.close()]);
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #next(): Promise<ImportRow | undefined> {
    return this.#turns.next(this.#main.database);
  }

  async #letPass({ organisationId: notOf }: ImportRow, ended: Promise<void>): Promise<void> {
    let isOver = false;
    const over = ended.then(() => {
      isOver = true;
    });
    try {
      while (!isOver && !this.#isStopping) {
        const arrival = new Promise<void>((resolve) => (this.#tell = resolve));
        const job = await this.#turns.next(this.#main.database, { notOf, upTo: SMALL_BYTES });
        // Once the long one has ended, all take turns again.
        if (isOver || this.#isStopping) return;
        if (job) await runImport(this.#passing, job);
        else await Promise.race([over, arrival]);
      }
    } catch (error) {
      this.#main.log.error({ err: error }, 'small files cannot pass for now');
    }
  }
}
