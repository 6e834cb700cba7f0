import { lockProject } from '../../access/lock-project.ts';
import { booksVersion } from '../../books/store/version.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { troubleOf } from '../../db/trouble.ts';
import type { Job, Kind, Running } from '../../jobs/kind.ts';
import { TooMuch } from '../../pool/pool.ts';
import { applyFindings } from './applying.ts';
import { checkOf, isLooked, keepCheck, keepFailure, staleChecks, type Check } from './checks.ts';
import type { LookThrough } from './looking.ts';

export interface SuggestionJobs {
  readonly database: Database;
  readonly clock: Clock;
  readonly lookThrough: LookThrough;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Looks for suggestions wherever books or choices changed since the last look, or a day has passed,
 * behind what users ask.
 */
export function suggestionsKind(deps: SuggestionJobs): Kind {
  return {
    name: 'suggestions',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    wanted: async (sql) =>
      (await staleChecks(sql, deps.clock.today())).map((check) => ({
        ...{ kind: 'suggestions', key: check.project_id, projectId: check.project_id },
        ...{ version: String(check.books_version), organisationId: check.organisation_id },
      })),
    run: (job, running) => renew(deps, job, running),
  };
}

async function renew(
  deps: SuggestionJobs,
  { key: projectId }: Job,
  running: Running,
): Promise<void> {
  const { database, clock, log } = deps;
  const today = clock.today();
  const check = await checkOf(database, projectId, today);
  // Asked for by earlier books: those of now are asked for once what they build on is made.
  if (!check?.is_ready || isLooked(check, today)) return;
  try {
    await look(deps, check, today, running);
  } catch (error) {
    const { aborted } = running.signal;
    // What was too much is tried once more, and then put aside; the database comes back.
    if (aborted || error instanceof TooMuch || troubleOf(error) !== undefined) throw error;
    log.error({ err: error, projectId }, 'suggestions could not be looked for');
    // What changed meanwhile is looked through anew.
    if ((await booksVersion(database, projectId)) !== check.books_version) return;
    await keepFailure(database, check, today);
  }
}

async function look(
  { database, clock, lookThrough }: SuggestionJobs,
  check: Check,
  today: string,
  { finish, signal }: Running,
): Promise<void> {
  const { project_id: projectId, organisation_id: organisationId, books_version: version } = check;
  const found = await lookThrough({ projectId, organisationId, signal });
  await database.transaction(async (sql) => {
    await finish(sql);
    await lockProject(sql, projectId);
    const now = await checkOf(sql, projectId, today);
    // What changed meanwhile is looked through anew.
    if (now?.state !== check.state || found.version !== version || isLooked(now, today)) return;
    const { reach } = found;
    const at = stamp(clock);
    await applyFindings(sql, found.findings, {
      ...{ projectId, today, at, reach, reachBefore: now.reach },
      isSameState: now.looked_state === now.state,
    });
    await keepCheck(sql, now, { today, reach, at });
  });
}
