import { NotYet, type Job, type Kind, type Running } from '../jobs/kind.ts';
import { keepAsked } from './asked.ts';
import { balancesCheck } from './checks.ts';
import type { ExactDependencies } from './dependencies.ts';
import { ExactBusy, ExactError } from './errors.ts';
import { findExact, isChosen, updateExact } from './rows.ts';

/** Holds the books of a connection against the balances of Exact, once the figures stand. */
export function checksKind(deps: ExactDependencies): Kind {
  return {
    name: 'exact_checks',
    lane: 'syncs',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: true,
    mayPass: (error) => error instanceof ExactError && error.passes,
    run: (job, running) => check(deps, job, running),
  };
}

async function check(
  { database, clock, exact }: ExactDependencies,
  { key: connectionId }: Job,
  running: Running,
): Promise<void> {
  const connection = await findExact(database, connectionId);
  if (!isChosen(connection)) return;
  const { tokenSetId, projectId } = connection;
  const client = exact.client({ tokenSetId, signal: running.signal });
  const rows = await database.rows<{ year: number }>(
    `SELECT year FROM exact_years WHERE project_id = $1 AND connection_id = $2
       AND in_books = changes AND checked IS DISTINCT FROM changes ORDER BY year`,
    [projectId, connectionId],
  );
  const years = rows.map(({ year }) => year);
  if (years.length === 0) return;
  try {
    const found = await balancesCheck(database.quietly, client, connection, years);
    await database.transaction(async (sql) => {
      await running.finish(sql);
      const now = await findExact(sql, connectionId, { isLocked: true });
      if (!now) return;
      const checks = [...now.checks.filter(({ key }) => key !== found.key), found];
      await updateExact(sql, connectionId, { checks });
      if (!found.ok) return;
      await sql.rows(
        `UPDATE exact_years SET checked = changes
         WHERE project_id = $1 AND connection_id = $2 AND year = ANY($3::int[])`,
        [projectId, connectionId, years],
      );
    });
  } catch (error) {
    if (error instanceof ExactBusy) throw new NotYet(error.until - clock.now().getTime());
    throw error;
  } finally {
    await database.transaction((sql) => keepAsked(sql, connectionId, null, client.asked));
  }
}
