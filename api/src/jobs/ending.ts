import { later, stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { LeaseLost, type Ending, type Job } from './kind.ts';

/** Whose job it is. */
export interface Held {
  readonly job: Job;
  readonly worker: string;
}

/** Ends a job that was done; of another version by now, it waits anew. Throws {@link LeaseLost}. */
export async function finishJob(sql: Sql, clock: Clock, { job, worker }: Held): Promise<void> {
  const ended = await sql.rows(
    `WITH renewed AS (
       UPDATE jobs SET state = 'wachtend', worker = NULL, lease_until = NULL, failures = 0,
         ends = 0, due = $4::timestamptz
       WHERE job_id = $1 AND worker = $2 AND version <> $3 RETURNING 1),
     gone AS (
       DELETE FROM jobs WHERE job_id = $1 AND worker = $2 AND version = $3 RETURNING 1)
     SELECT FROM renewed UNION ALL SELECT FROM gone`,
    [job.id, worker, job.version, stamp(clock)],
  );
  if (ended.length === 0) throw new LeaseLost('another program has this job');
}

interface Waiting {
  readonly failures?: number;
  readonly ends?: number;
  readonly error?: string;
  readonly delayMs?: number;
}

/** Lets a job wait again. */
export async function releaseJob(
  sql: Sql,
  clock: Clock,
  { job, worker }: Held,
  { failures = 0, ends = 0, error, delayMs = 0 }: Waiting = {},
): Promise<void> {
  await sql.rows(
    `UPDATE jobs SET state = 'wachtend', worker = NULL, lease_until = NULL,
       failures = failures + $3, ends = ends + $4, error = coalesce($5, error),
       due = $6::timestamptz
     WHERE job_id = $1 AND worker = $2`,
    [job.id, worker, failures, ends, error ?? null, later(clock, delayMs / 1_000)],
  );
}

/**
 * Writes down that a job was not done, so that it is not begun again; one that was cancelled is
 * gone. False when it is not ours any more.
 */
export async function giveUpJob(
  sql: Sql,
  { job, worker }: Held,
  how: Ending,
  error?: string,
): Promise<boolean> {
  const held = [job.id, worker];
  const ended =
    how === 'geannuleerd'
      ? await sql.rows('DELETE FROM jobs WHERE job_id = $1 AND worker = $2 RETURNING 1', held)
      : await sql.rows(
          `UPDATE jobs SET state = $3, worker = NULL, lease_until = NULL,
             error = coalesce($4, error)
           WHERE job_id = $1 AND worker = $2 RETURNING 1`,
          [...held, how, error ?? null],
        );
  return ended.length > 0;
}
