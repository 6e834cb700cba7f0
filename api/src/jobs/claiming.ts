import { later, stamp, type Clock } from '../clock.ts';
import type { Database, SqlParameters } from '../db/database.ts';
import type { Job, Kind, Lane } from './kind.ts';

/** What may be claimed, and by whom. */
export interface Claim {
  readonly worker: string;
  readonly lane: Lane;
  /** Those of the lane. */
  readonly kinds: readonly Kind[];
  /** Only jobs of at most this size. */
  readonly upTo?: number;
}

/**
 * SQL that is true for a job that is done or will be: what waits for something that was removed does
 * so until that comes back.
 * @param job alias of its row
 */
export const isToBeDone = (job: string): string => `(${job}.state = 'bezig'
  OR ${job}.state = 'wachtend' AND ${isOfWhatIsThere(job)})`;

const isOfWhatIsThere = (job: string): string => `
  NOT EXISTS (SELECT FROM projects p
              WHERE p.project_id = ${job}.project_id AND p.removed_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM organisations g
                  WHERE g.organisation_id = ${job}.organisation_id AND g.removed_at IS NOT NULL)`;

/**
 * The job that comes next: organisations take turns, within one the oldest goes first. Those whose
 * lease has ended come too, but for our own: they run here.
 */
const NEXT = `
  SELECT j.job_id FROM jobs j
  LEFT JOIN job_turns t ON t.lane = $1 AND t.organisation_id = j.organisation_id
  JOIN unnest($2::text[], $3::text[]) AS k(kind, after) ON k.kind = j.kind
  WHERE (j.state = 'wachtend' AND j.due <= $4::timestamptz
         OR j.state = 'bezig' AND j.lease_until <= $4::timestamptz AND j.worker <> $5::uuid)
    AND ($6::bigint IS NULL OR j.size <= $6::bigint)
    AND NOT EXISTS (SELECT FROM jobs o
                    WHERE o.alone = j.alone AND o.state = 'bezig' AND o.job_id <> j.job_id)
    AND NOT EXISTS (SELECT FROM jobs f WHERE f.kind = ANY(string_to_array(k.after, ','))
                    AND ${isToBeDone('f')})
    AND ${isOfWhatIsThere('j')}
  ORDER BY coalesce(t.turn, 0), j.arrival LIMIT 1`;

const CLAIMED = `j.job_id AS id, j.kind, j.key, j.version, j.organisation_id AS "organisationId",
  j.project_id AS "projectId", j.failures, j.ends, j.is_cancelled AS "isCancelled"`;

/** Claims the next job; undefined when there is none to be had now. */
export async function claimJob(
  database: Database,
  clock: Clock,
  claim: Claim,
): Promise<Job | undefined> {
  const { worker, lane, kinds, upTo } = claim;
  const asked: SqlParameters = [
    lane,
    kinds.map(({ name }) => name),
    kinds.map(({ after = [] }) => after.join(',')),
    ...[stamp(clock), worker, upTo ?? null],
  ];
  // Most often there is none, and nobody is to wait for a transaction that does nothing.
  const [found] = await database.quietly.rows(NEXT, asked);
  if (!found) return undefined;
  const leases = kinds.map(({ leaseSeconds }) => later(clock, leaseSeconds));
  try {
    return await database.transaction(async (sql) => {
      const [job] = await sql.rows<Job>(
        `WITH next AS (${NEXT} FOR UPDATE OF j SKIP LOCKED)
         UPDATE jobs j SET state = 'bezig', worker = $5::uuid, progress = NULL,
           taken_from = CASE WHEN j.state = 'bezig' THEN j.worker END,
           lease_until = l.until
         FROM next, unnest($2::text[], $7::timestamptz[]) AS l(kind, until)
         WHERE j.job_id = next.job_id AND l.kind = j.kind
         RETURNING ${CLAIMED}`,
        [...asked, leases],
      );
      if (!job?.organisationId) return job;
      await sql.rows(
        `INSERT INTO job_turns (lane, organisation_id, turn)
         SELECT $1, $2::uuid, coalesce(max(turn), 0) + 1 FROM job_turns WHERE lane = $1
         ON CONFLICT (lane, organisation_id) DO UPDATE SET turn = excluded.turn`,
        [lane, job.organisationId],
      );
      // Who has nothing waiting comes first when something arrives.
      await sql.rows(
        `DELETE FROM job_turns t WHERE t.lane = $1 AND t.organisation_id <> $2 AND NOT EXISTS (
           SELECT FROM jobs j WHERE j.organisation_id = t.organisation_id
             AND j.kind = ANY($3) AND j.state IN ('wachtend', 'bezig'))`,
        [lane, job.organisationId, kinds.map(({ name }) => name)],
      );
      return job;
    });
  } catch (error) {
    // Another program began one that must not run beside it.
    if (isTaken(error)) return undefined;
    throw error;
  }
}

const ALONE = 'jobs_alone';

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(ALONE)) return true;
  }
  return false;
}
