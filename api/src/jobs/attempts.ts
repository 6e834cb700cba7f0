import type { Sql } from '../db/database.ts';
import { TooMuch } from '../pool/pool.ts';

/** A job that may be too much for its thread, or for the program. */
export interface Job {
  readonly kind: 'import' | 'recurring' | 'open_items' | 'suggestions';
  /** Import or project. */
  readonly id: string;
  /** Version of the books that it is about; another one is another job. */
  readonly version: number;
}

/** So often it may end its thread or the program by itself; then it is put aside. */
export const MOST_ENDS = 2;

/**
 * Writes down which jobs are under way, so that the program knows at its start which it may have
 * ended by (decision 0057).
 */
export class Attempts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Counts what was under way when the program ended, unless it was ended from outside. */
  async afterStart(endedByItself: boolean): Promise<void> {
    await this.#sql.rows(
      `UPDATE job_ends SET is_under_way = false, ends = ends + $1 WHERE is_under_way`,
      [endedByItself ? 1 : 0],
    );
    await this.#sql.rows('DELETE FROM job_ends WHERE ends = 0 AND NOT is_under_way');
  }

  /** Does a job that was not put aside. What it throws is thrown; {@link TooMuch} counts. */
  async attempt<T>(job: Job, work: () => Promise<T>): Promise<T> {
    await this.#begin(job);
    try {
      const done = await work();
      await this.#sql.rows('DELETE FROM job_ends WHERE kind = $1 AND job_id = $2', keyOf(job));
      return done;
    } catch (error) {
      await this.#sql.rows(
        `UPDATE job_ends SET is_under_way = false, ends = ends + $3
         WHERE kind = $1 AND job_id = $2`,
        [...keyOf(job), error instanceof TooMuch ? 1 : 0],
      );
      throw error;
    }
  }

  /** True when a job of this version was put aside. */
  async isPutAside({ kind, id, version }: Job): Promise<boolean> {
    const found = await this.#sql.rows(
      `SELECT FROM job_ends WHERE kind = $1 AND job_id = $2 AND version = $3 AND ends >= $4`,
      [kind, id, version, MOST_ENDS],
    );
    return found.length > 0;
  }

  #begin({ kind, id, version }: Job): Promise<unknown> {
    return this.#sql.rows(
      `INSERT INTO job_ends (kind, job_id, version, is_under_way, ends) VALUES ($1, $2, $3, true, 0)
       ON CONFLICT (kind, job_id) DO UPDATE SET is_under_way = true, version = excluded.version,
         ends = CASE WHEN job_ends.version = excluded.version THEN job_ends.ends ELSE 0 END`,
      [kind, id, version],
    );
  }
}

const keyOf = ({ kind, id }: Job) => [kind, id];
