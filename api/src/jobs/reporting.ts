import type { Sql } from '../db/database.ts';
import type { Held } from './ending.ts';
import type { Progress, Running } from './kind.ts';

const EVERY_MS = 250;

/** Writes down how far a job is, not more often than anyone looks. */
export function reporting(sql: Sql, { job, worker }: Held) {
  let reported = -Infinity;
  let written: Promise<unknown> = Promise.resolve();
  const write = (progress: Progress) =>
    sql.rows('UPDATE jobs SET progress = $3::jsonb WHERE job_id = $1 AND worker = $2', [
      ...[job.id, worker],
      JSON.stringify(progress),
    ]);
  const report: Running['report'] = (progress) => {
    if (performance.now() - reported < EVERY_MS) return;
    reported = performance.now();
    // A report that fails is no reason to end the job; the next one comes soon.
    written = write(progress).catch(() => undefined);
  };
  return {
    report,
    /** Resolves when nothing of it will be written any more. */
    stop: () => written,
  };
}
