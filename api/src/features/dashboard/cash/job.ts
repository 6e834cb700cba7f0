import { lockProject } from '../../../access/lock-project.ts';
import { inThread, type ThreadDependencies } from '../../../books/store/in-thread.ts';
import type { Clock } from '../../../clock.ts';
import type { Job, Kind, Running } from '../../../jobs/kind.ts';
import { cashCheck, keepCash, staleCash } from './kept.ts';
import { cashTask } from './task.ts';

interface Dependencies extends ThreadDependencies {
  readonly clock: Clock;
}

/**
 * Makes the expectation of money wherever books or choices changed since it was made, or a day has
 * passed, behind what users ask.
 */
export function expectationKind(deps: Dependencies): Kind {
  return {
    name: 'expectation',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    wanted: async (sql) =>
      (await staleCash(sql, deps.clock.today())).map(({ project_id, organisation_id, wanted }) => ({
        ...{ kind: 'expectation', key: project_id, version: wanted },
        ...{ projectId: project_id, organisationId: organisation_id },
      })),
    run: (job, running) => renew(deps, job, running),
  };
}

async function renew(
  deps: Dependencies,
  { key: projectId, organisationId, version: wanted }: Job,
  { finish, signal }: Running,
): Promise<void> {
  const { database, clock } = deps;
  const of = { projectId, organisationId: organisationId ?? '', signal };
  const { version, made } = await inThread(deps, cashTask, of);
  await database.transaction(async (sql) => {
    await finish(sql);
    await lockProject(sql, projectId);
    const today = clock.today();
    const now = await cashCheck(sql, projectId, today);
    // What changed meanwhile is made anew.
    if (now?.wanted !== wanted || now.books_version !== version) return;
    await keepCash(sql, now, today, made);
  });
}
