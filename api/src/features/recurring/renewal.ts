import type { Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { booksVersion as versionOf } from '../../books/store/version.ts';
import { lockProject } from '../../access/lock-project.ts';
import { MOST_ENDS, type Attempts } from '../../jobs/attempts.ts';
import { keepRenewed, type Renewal } from '../../jobs/renewal.ts';
import { TooMuch, type Threads } from '../../pool/pool.ts';
import { findSeriesTask } from './finding.ts';
import { keepRun } from './storing.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly threads: Threads;
  readonly attempts: Attempts;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Looks for series wherever the books changed since the last time, one project after the other,
 * behind what users ask.
 */
export function keepRecurringRenewed(deps: Dependencies): Renewal {
  const failed = new Map<string, number>();
  return keepRenewed({
    next: () => staleProject(deps.database.quietly, failed),
    renew: (stale) => renew(deps, stale, failed),
    failed: (error) => deps.log.error({ err: error }, 'the search for recurring series stopped'),
  });
}

interface Stale {
  readonly project_id: string;
  readonly organisation_id: string;
  readonly books_version: number;
}

/**
 * A project whose series are not those of its books; one that failed waits for other books, and so
 * does one that was put aside.
 */
async function staleProject(
  sql: Sql,
  failed: ReadonlyMap<string, number>,
): Promise<Stale | undefined> {
  const stale = await sql.rows<Stale>(
    `SELECT p.project_id, p.organisation_id, p.books_version FROM projects p
     LEFT JOIN recurring_runs r ON r.project_id = p.project_id
     LEFT JOIN job_ends j ON j.kind = 'recurring' AND j.job_id = p.project_id
       AND j.version = p.books_version AND j.ends >= ${MOST_ENDS}
     WHERE r.books_version IS DISTINCT FROM p.books_version AND j.job_id IS NULL
     ORDER BY p.project_id LIMIT 50`,
  );
  return stale.find(({ project_id, books_version }) => failed.get(project_id) !== books_version);
}

async function renew(
  { database, clock, threads, attempts, log }: Dependencies,
  { project_id: projectId, organisation_id, books_version: booksVersion }: Stale,
  failed: Map<string, number>,
): Promise<void> {
  const job = { kind: 'recurring', id: projectId, version: booksVersion } as const;
  try {
    const sql = database.quietly;
    const run = await attempts.attempt(job, () =>
      threads.inBackground(
        organisation_id,
        (start) => start(findSeriesTask, { projectId }, { sql }).made,
      ),
    );
    await database.transaction(async (inside) => {
      await lockProject(inside, projectId);
      // Books that changed meanwhile are looked through anew.
      if ((await versionOf(inside, projectId)) !== booksVersion) return;
      await keepRun(inside, clock, { projectId, booksVersion, run });
    });
  } catch (error) {
    // What was too much is tried once more, and then put aside.
    if (!(error instanceof TooMuch)) failed.set(projectId, booksVersion);
    log.error({ err: error, projectId }, 'recurring series could not be looked for');
  }
}
