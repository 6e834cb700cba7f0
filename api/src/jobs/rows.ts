import { randomUUID } from 'node:crypto';
import { later, stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import type { JOB_STATES } from '../db/schema/index.ts';
import type { KindName, NewJob } from './kind.ts';

export type JobState = (typeof JOB_STATES)[number];

/** So often a job may end its thread or the program by itself; then it is put aside. */
export const MOST_ENDS = 2;

/**
 * Asks for a job. One that is there of this version stays as it is, but that `again` gives one that
 * failed another chance; of another version it begins anew, or once more after it has run.
 *
 * @returns what state it is in now
 */
export async function addJob(
  sql: Sql,
  clock: Clock,
  { kind, key, version = '', ...job }: NewJob,
  { again = false, delaySeconds = 0 } = {},
): Promise<JobState> {
  const [row] = await sql.rows<{ state: JobState }>(
    `INSERT INTO jobs AS j
       (job_id, kind, key, version, organisation_id, project_id, alone, size, state, due)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'wachtend', $9::timestamptz)
     ON CONFLICT (kind, key) DO UPDATE SET version = excluded.version,
       state = CASE WHEN ${RENEWED} OR (j.state = 'mislukt' AND $10) THEN 'wachtend' ELSE j.state END,
       ends = CASE WHEN ${RENEWED} THEN 0 ELSE j.ends END,
       failures = CASE WHEN j.state = 'mislukt' OR ${RENEWED} THEN 0 ELSE j.failures END,
       due = CASE WHEN j.state = 'mislukt' OR ${RENEWED} THEN excluded.due ELSE j.due END
     RETURNING state`,
    [
      ...[randomUUID(), kind, key, version],
      ...[job.organisationId ?? null, job.projectId ?? null],
      ...[job.alone ?? `${kind} ${key}`, job.size ?? 0, later(clock, delaySeconds), again],
    ],
  );
  if (!row) throw new Error('the job was not kept');
  return row.state;
}

/** Asks for jobs of which there is none yet, all at once and in this order. */
export async function addJobs(sql: Sql, clock: Clock, jobs: readonly NewJob[]): Promise<void> {
  await sql.rows(
    `INSERT INTO jobs
       (job_id, kind, key, version, organisation_id, project_id, alone, size, state, due)
     SELECT gen_random_uuid(), j.kind, j.key, '', j.organisation, j.project, j.alone, j.size,
            'wachtend', $7::timestamptz
     FROM unnest($1::text[], $2::text[], $3::uuid[], $4::uuid[], $5::text[], $6::bigint[])
       WITH ORDINALITY AS j (kind, key, organisation, project, alone, size, place)
     ORDER BY j.place`,
    [
      jobs.map(({ kind }) => kind),
      jobs.map(({ key }) => key),
      jobs.map(({ organisationId = null }) => organisationId),
      jobs.map(({ projectId = null }) => projectId),
      jobs.map(({ kind, key, alone = `${kind} ${key}` }) => alone),
      jobs.map(({ size = 0 }) => size),
      stamp(clock),
    ],
  );
}

/** What runs goes on with the version that it began with, and is looked at when it has ended. */
const RENEWED = `(j.version <> excluded.version AND j.state <> 'bezig')`;

/**
 * SQL that is true for a job that nobody will do: it failed, or was put aside.
 * @param key, version what it is about, as SQL
 */
export const givenUpOn = (kind: KindName, key: string, version: string): string =>
  `EXISTS (SELECT FROM jobs j WHERE j.kind = '${kind}' AND j.key = ${key}::text
           AND j.version = ${version}::text AND j.state IN ('mislukt', 'apart'))`;

/** True when a job of this version was put aside, or failed. */
export async function isGivenUp(sql: Sql, { kind, key, version }: NewJob): Promise<boolean> {
  const [row] = await sql.rows<{ is: boolean }>(`SELECT ${givenUpOn(kind, '$1', '$2')} AS is`, [
    key,
    version ?? '',
  ]);
  return row?.is ?? false;
}

/**
 * Begins a run of the program: what its run before had claimed waits again, at once.
 * @param endedByItself whether that run ended by itself, which may be by what it did then
 */
export async function takeBack(
  sql: Sql,
  clock: Clock,
  { worker, endedByItself }: { readonly worker: string; readonly endedByItself: boolean },
): Promise<void> {
  const ends = endedByItself ? 1 : 0;
  await sql.rows(
    `UPDATE jobs SET state = 'wachtend', worker = NULL, lease_until = NULL, ends = ends + $2,
       due = $3::timestamptz
     WHERE worker = $1 AND state = 'bezig'`,
    [worker, ends, stamp(clock)],
  );
  // What others took over meanwhile.
  if (endedByItself) {
    await sql.rows('UPDATE jobs SET ends = ends + 1, taken_from = NULL WHERE taken_from = $1', [
      worker,
    ]);
  }
}
