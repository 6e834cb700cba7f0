import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { troubleOf } from '../db/trouble.ts';
import { TooMuch } from '../pool/pool.ts';
import { finishJob, giveUpJob, releaseJob } from './ending.ts';
import { LeaseLost, NotYet, type Ending, type Job, type Kind, type Running } from './kind.ts';
import { reporting } from './reporting.ts';
import { MOST_ENDS } from './rows.ts';

/** Between attempts of a job that failed by what passes, in ms; the last one goes on. */
export const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** Between attempts to write down how a job ended while the database is away. */
const WRITE_AGAIN_MS = 1_000;

/** Why a job that runs is to stop. */
type Stop = 'the program ends' | 'cancelled' | 'lost';

export interface Deps {
  readonly database: Database;
  /** Of leases and pauses; that of all programs on a database must be right to some seconds. */
  readonly clock: Clock;
  readonly worker: string;
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/** A job that this program does. */
export class Doing {
  readonly job: Job;
  readonly kind: Kind;
  /** Resolves when it has ended and that is written down. Never throws. */
  readonly ended: Promise<void>;
  readonly #deps: Deps;
  readonly #stopping = new AbortController();

  constructor(deps: Deps, kind: Kind, job: Job) {
    [this.#deps, this.kind, this.job] = [deps, kind, job];
    if (job.isCancelled) this.stop('cancelled');
    this.ended = this.#do();
  }

  /** Has it stop, and say how it ended; what has finished by then stays done. */
  stop(why: Stop): void {
    if (!this.#stopping.signal.aborted) this.#stopping.abort(why);
  }

  async #do(): Promise<void> {
    const { job, kind } = this;
    const { database, log } = this.#deps;
    const about = { kind: kind.name, key: job.key };
    const progress = reporting(database.quietly, this.#held);
    let end: (() => Promise<unknown>) | undefined;
    try {
      const isFinished = await this.#run(progress.report);
      if (!isFinished) end = () => finishJob(database, this.#deps.clock, this.#held);
      log.info(about, 'a job has ended');
    } catch (error) {
      if (!(error instanceof LeaseLost || error instanceof NotYet) && this.#why === undefined) {
        log.error({ ...about, err: error }, 'a job failed');
      }
      end = this.#endAfter(error);
    }
    await progress.stop();
    if (end) await this.#written(end);
  }

  get #held() {
    return { job: this.job, worker: this.#deps.worker };
  }

  get #why(): Stop | undefined {
    const { signal } = this.#stopping;
    return signal.aborted ? (signal.reason as Stop) : undefined;
  }

  /** True when the work itself ended the job. */
  async #run(report: Running['report']): Promise<boolean> {
    const { signal } = this.#stopping;
    // Whoever had it before may have got so far that it only had to stop.
    signal.throwIfAborted();
    if (this.job.ends >= MOST_ENDS) throw new PutAside();
    let isFinished = false;
    const finish = async (sql: Sql) => {
      await finishJob(sql, this.#deps.clock, this.#held);
      isFinished = true;
    };
    await this.kind.run(this.job, { signal, report, finish });
    return isFinished;
  }

  /** What is to be written down of work that threw; undefined where nothing is ours any more. */
  #endAfter(error: unknown): (() => Promise<unknown>) | undefined {
    const { clock, database } = this.#deps;
    const text = error instanceof Error ? error.message : String(error);
    const release = (waiting?: Parameters<typeof releaseJob>[3]) => () =>
      releaseJob(database, clock, this.#held, waiting);
    if (error instanceof LeaseLost || this.#why === 'lost') return undefined;
    if (this.#why === 'cancelled') return () => this.#giveUp('geannuleerd');
    if (this.#why === 'the program ends') return release();
    if (error instanceof NotYet) return release({ delayMs: error.delayMs });
    if (error instanceof PutAside) return () => this.#giveUp('apart');
    if (error instanceof TooMuch) return release({ ends: 1, error: text });
    const failures = this.job.failures + 1;
    const mayPass = this.kind.mayPass ?? isTrouble;
    if (failures >= this.kind.attempts || !mayPass(error)) {
      return () => this.#giveUp('mislukt', text);
    }
    const pauses = this.kind.pausesMs ?? PAUSES_MS;
    const delayMs = pauses[Math.min(failures, pauses.length) - 1] ?? 0;
    return release({ failures: 1, error: text, delayMs });
  }

  #giveUp(how: Ending, error?: string): Promise<void> {
    return this.#deps.database.transaction(async (sql) => {
      if (!(await giveUpJob(sql, this.#held, how, error))) return;
      await this.kind.ended?.(sql, this.job, how);
    });
  }

  /** Tries until the database takes it; at the end of the program the lease tells the rest. */
  async #written(end: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        return void (await end());
      } catch (error) {
        if (error instanceof LeaseLost) return;
        this.#deps.log.error({ err: error, key: this.job.key }, 'the end of a job is not kept');
        if (troubleOf(error) === undefined || this.#why !== undefined) return;
        await wait(WRITE_AGAIN_MS, undefined, { ref: false });
      }
    }
  }
}

class PutAside extends Error {}

const isTrouble = (error: unknown) => ['away', 'busy'].includes(troubleOf(error) ?? '');
