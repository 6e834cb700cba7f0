import type { Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { booksVersion as versionOf } from '../../books/store/version.ts';
import { lockProject } from '../../access/lock-project.ts';
import type { Job, Kind, NewJob, Running } from '../../jobs/kind.ts';
import { givenUpOn } from '../../jobs/rows.ts';
import type { Threads } from '../../pool/pool.ts';
import { findSeriesTask } from './finding.ts';
import { keepRun } from './storing.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly threads: Threads;
}

/**
 * Looks for series wherever the books changed since the last time, behind what users ask. Where that
 * fails, other books are waited for.
 */
export function recurringKind(deps: Dependencies): Kind {
  return {
    name: 'recurring',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    wanted: staleProjects,
    run: (job, running) => renew(deps, job, running),
  };
}

async function staleProjects(sql: Sql): Promise<NewJob[]> {
  const stale = await sql.rows<{
    project_id: string;
    organisation_id: string;
    books_version: number;
  }>(
    `SELECT p.project_id, p.organisation_id, p.books_version FROM projects p
     LEFT JOIN recurring_runs r ON r.project_id = p.project_id
     WHERE r.books_version IS DISTINCT FROM p.books_version AND p.removed_at IS NULL
       AND NOT ${givenUpOn('recurring', 'p.project_id', 'p.books_version')}
     ORDER BY p.project_id LIMIT 50`,
  );
  return stale.map(({ project_id: projectId, organisation_id, books_version }) => ({
    ...{ kind: 'recurring', key: projectId, version: String(books_version) },
    ...{ projectId, organisationId: organisation_id },
  }));
}

async function renew(
  { database, clock, threads }: Dependencies,
  { key: projectId, organisationId, version }: Job,
  { signal, finish }: Running,
): Promise<void> {
  const sql = database.quietly;
  const run = await threads.inBackground(
    organisationId ?? '',
    (start) => start(findSeriesTask, { projectId }, { sql, signal }).made,
  );
  await database.transaction(async (inside) => {
    await finish(inside);
    await lockProject(inside, projectId);
    // Books that changed meanwhile are looked through anew.
    if (String(await versionOf(inside, projectId)) !== version) return;
    await keepRun(inside, clock, { projectId, booksVersion: Number(version), run });
  });
}
