import { lockProject } from '../../access/lock-project.ts';
import { booksVersion } from '../../books/store/version.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Attempts } from '../../jobs/attempts.ts';
import { keepRenewed, type Renewal } from '../../jobs/renewal.ts';
import { TooMuch } from '../../pool/pool.ts';
import { applyFindings } from './applying.ts';
import { checkOf, isLooked, keepCheck, keepFailure, staleCheck, type Check } from './checks.ts';
import type { LookThrough } from './looking.ts';

export interface SuggestionJobs {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly lookThrough: LookThrough;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Looks for suggestions wherever books or choices changed since the last look, or a day has passed:
 * one project after the other, behind what users ask.
 */
export function keepSuggestionsRenewed(deps: SuggestionJobs): Renewal {
  const { database, clock, log } = deps;
  return keepRenewed({
    next: () => staleCheck(database.quietly, clock.today()),
    renew: (check) => renew(deps, check),
    failed: (error) => log.error({ err: error }, 'the search for suggestions stopped'),
  });
}

async function renew(deps: SuggestionJobs, check: Check): Promise<void> {
  const { database, clock, attempts, lookThrough, log } = deps;
  const { project_id: projectId, organisation_id: organisationId, books_version: version } = check;
  const today = clock.today();
  try {
    const found = await attempts.attempt({ kind: 'suggestions', id: projectId, version }, () =>
      lookThrough({ projectId, organisationId }),
    );
    await database.transaction(async (sql) => {
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
  } catch (error) {
    log.error({ err: error, projectId }, 'suggestions could not be looked for');
    // What was too much is tried once more, and then put aside; what changed meanwhile is anew.
    if (error instanceof TooMuch || (await booksVersion(database, projectId)) !== version) return;
    await keepFailure(database, check, today);
  }
}
