import { and, eq } from 'drizzle-orm';
import { AuditfileRefused } from '@kengetal/ledger';
import { stamp } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { troubleOf } from '../db/trouble.ts';
import { memberships, projectMembers } from '../db/schema/index.ts';
import { NotYet, type Job, type Kind, type NewJob, type Running } from '../jobs/kind.ts';
import { keepAsked } from './asked.ts';
import type { ExactDependencies } from './dependencies.ts';
import { ExactBusy, ExactError } from './errors.ts';
import { fetchBooks } from './fetching.ts';
import { finishSync, placed, PlaceGone } from './finishing.ts';
import { ReadingOver } from './mirror.ts';
import type { PlacedYear } from './placing.ts';
import { SyncProgress } from './progress.ts';
import { readYears } from './reading.ts';
import {
  findExact,
  isChosen,
  updateConnection,
  updateExact,
  type ChosenConnection,
} from './rows.ts';
import { breakConnection } from './telling.ts';

/** A wait that is longer comes from the limit of the day. */
const LONG_MS = 3_600_000;

/** Reads a connection of Exact: its mirror first, then the years that changed. */
export function syncKind(deps: ExactDependencies): Kind {
  const { clock } = deps;
  return {
    name: 'sync',
    lane: 'syncs',
    attempts: 8,
    leaseSeconds: 60,
    mayBeCancelled: true,
    wanted: (sql) => dueSyncs(sql, stamp(clock)),
    mayPass: (error) =>
      (error instanceof ExactError && error.passes) ||
      error instanceof PlaceGone ||
      isTrouble(error),
    run: (job, running) => sync(deps, job, running),
    ended: async (sql, { key }, how) => {
      const connection = await findExact(sql, key, { isLocked: true });
      if (!connection || how === 'geannuleerd') return;
      await breakConnection(sql, deps, connection, { code: connection.errorCode ?? 'intern' });
    },
  };
}

/** A sync of a connection; asked for once more it is another one. */
export const syncOf = (
  { connectionId, organisationId, projectId }: ChosenConnection,
  version: string,
): NewJob => ({ kind: 'sync', key: connectionId, version, organisationId, projectId });

const isTrouble = (error: unknown) => ['away', 'busy'].includes(troubleOf(error) ?? '');

async function dueSyncs(sql: Sql, now: string): Promise<NewJob[]> {
  const rows = await sql.rows<{
    connectionId: string;
    organisationId: string;
    projectId: string;
    next: string;
  }>(
    `SELECT c.connection_id AS "connectionId", c.organisation_id AS "organisationId",
            p.project_id AS "projectId", e.next_sync_at::text AS next
     FROM exact_connections e JOIN connections c USING (connection_id)
     JOIN projects p USING (project_id) JOIN organisations o ON o.organisation_id = p.organisation_id
     WHERE p.removed_at IS NULL AND o.removed_at IS NULL AND e.next_sync_at <= $1::timestamptz
       AND NOT EXISTS (SELECT FROM jobs j WHERE j.kind = 'sync' AND j.key = c.connection_id::text
                       AND j.state IN ('wachtend', 'bezig'))
     ORDER BY e.next_sync_at LIMIT 100`,
    [now],
  );
  return rows.map(({ connectionId, organisationId, projectId, next }) => ({
    ...{ kind: 'sync', key: connectionId, version: next },
    ...{ organisationId, projectId },
  }));
}

async function sync(
  deps: ExactDependencies,
  { key: connectionId }: Job,
  running: Running,
): Promise<void> {
  const { database, clock } = deps;
  const connection = await findExact(database, connectionId);
  if (!isChosen(connection)) return;
  const startedAt = connection.startedAt ?? stamp(clock);
  await database.transaction(async (sql) => {
    await updateConnection(sql, connectionId, { status: 'bezig' });
    await updateExact(sql, connectionId, { startedAt, waitsUntil: null });
  });
  try {
    await read(deps, { ...connection, startedAt }, running);
  } catch (error) {
    if (error instanceof ReadingOver) return;
    const broken = brokenBy(error);
    if (broken) deps.log.info({ connectionId, err: error }, 'a connection was not read');
    if (broken && !(error instanceof ExactError && error.passes)) {
      await database.transaction(async (sql) => {
        await running.finish(sql);
        const now = await findExact(sql, connectionId, { isLocked: true });
        if (now) await breakConnection(sql, deps, now, broken);
      });
      return;
    }
    if (error instanceof ExactBusy) {
      const delayMs = error.until - clock.now().getTime();
      await updateExact(database, connectionId, {
        waitsUntil: new Date(error.until).toISOString(),
        errorCode: delayMs > LONG_MS ? 'daglimiet' : null,
      });
      throw new NotYet(delayMs);
    }
    // Once it has been tried often enough, this is what is said of it.
    await updateExact(database, connectionId, { errorCode: broken?.code ?? 'intern' });
    throw error;
  }
}

function brokenBy(error: unknown): Pick<ExactError, 'code' | 'words'> | undefined {
  if (error instanceof ExactError) return error;
  // The books are larger than we take, for one.
  if (error instanceof AuditfileRefused) return { code: 'onleesbaar', words: error.message };
  return undefined;
}

/** One whose sync has begun. */
type BegunConnection = ChosenConnection & { readonly startedAt: string };

async function read(
  deps: ExactDependencies,
  given: BegunConnection,
  running: Running,
): Promise<void> {
  const { database, exact, log } = deps;
  const { connectionId, tokenSetId, startedAt } = given;
  const { signal } = running;
  await requireMaker(database, given);
  const client = exact.client({ tokenSetId, signal }, async (until) =>
    updateExact(database.quietly, connectionId, {
      waitsUntil: until === null ? null : new Date(until).toISOString(),
    }),
  );
  const progress = new SyncProgress(running);
  try {
    await fetchBooks({ database, clock: deps.clock, client, progress }, given);
  } finally {
    // Whether it came to its end, waits or failed.
    await database.transaction((sql) => keepAsked(sql, connectionId, startedAt, client.asked));
  }
  progress.begin('cijfers');
  const connection = await findExact(database, connectionId);
  if (!isChosen(connection)) return;
  const { years } = await placed(database, connection);
  const changed = years.filter((year) => isChanged(year) && year.lines > 0);
  const read = await readYears(deps, connection, changed, signal);
  await database.transaction((sql) => finishSync(sql, deps, { connection, read, running }));
  log.info(
    { connectionId, calls: client.asked.calls, years: read.length },
    'a connection was read',
  );
}

/** Its books are read by the consent of somebody, who must belong there still. */
async function requireMaker(
  { orm }: Sql,
  { organisationId, projectId, userId }: ChosenConnection,
): Promise<void> {
  const [member] = await orm
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId)));
  const [ofProject] = await orm
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  if (!member && !ofProject) throw new ExactError('maker_weg', 'who gave the consent has left');
}

const isChanged = ({ changes, inBooks, own }: PlacedYear) => changes !== inBooks || !own;
