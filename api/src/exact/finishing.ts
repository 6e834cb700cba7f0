import { recordActivity } from '../access/activity.ts';
import { lockProject } from '../access/lock-project.ts';
import { stamp } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { TIDY_READ } from '../imports/tidying.ts';
import type { Running } from '../jobs/kind.ts';
import { addJob } from '../jobs/rows.ts';
import { entriesCheck } from './checks.ts';
import { commitYears, nextDay } from './committing.ts';
import type { ExactDependencies } from './dependencies.ts';
import { placeYears, type PlacedYear } from './placing.ts';
import type { ReadYear } from './reading.ts';
import {
  findExact,
  isChosen,
  updateConnection,
  updateExact,
  type ChosenConnection,
} from './rows.ts';
import { headerOf, yearsOf } from './years.ts';

/** What the books would take the place of has changed while they were read. */
export class PlaceGone extends Error {}

/** The years of a connection with their place among the sources of its project. */
export async function placed(sql: Sql, connection: ChosenConnection) {
  const { lists } = connection;
  if (!lists) throw new Error('a connection that was not read');
  const rows = await yearsOf(sql, connection);
  return placeYears(
    sql,
    connection,
    rows.map((row) => ({ ...row, header: headerOf(lists, row.year) })),
  );
}

/**
 * Makes what a sync read of a connection current and says how it went, in the one transaction that
 * its caller has begun. Throws PlaceGone where a year would take another place by now.
 */
export async function finishSync(
  sql: Sql,
  { clock }: ExactDependencies,
  {
    connection: given,
    read,
    running,
  }: { connection: ChosenConnection; read: readonly ReadYear[]; running: Running },
): Promise<void> {
  const { connectionId, projectId } = given;
  await running.finish(sql);
  if (!(await lockProject(sql, projectId))) return;
  const connection = await findExact(sql, connectionId, { isLocked: true });
  if (!isChosen(connection) || connection.projectId !== projectId) return;
  const { years, question } = await placed(sql, connection);
  const stands = read.map((year) => {
    const now = years.find((one) => one.year === year.year);
    if (!now || !isSamePlace(now, year)) throw new PlaceGone('the place of a year is gone');
    return { ...now, changes: year.changes, file: year.file };
  });
  const empty = years.flatMap(({ own, lines }) => (own && lines === 0 ? [own] : []));
  const closed = await commitYears(sql, clock, { connection, years: stands, empty });
  const checks = [await entriesCheck(sql, connection), closed];
  const isNews = stands.length > 0;
  const kept = connection.checks.filter(({ key }) => key === 'saldi');
  const at = stamp(clock);
  await updateConnection(sql, connectionId, { status: 'actief', lastSyncAt: at, error: null });
  await updateExact(sql, connectionId, {
    ...{ errorCode: null, brokenSince: null, waitsUntil: null, startedAt: null, question },
    checks: [...checks, ...kept],
    nextSyncAt: nextDay(clock),
    durationSeconds: secondsSince(connection.startedAt, at),
  });
  if (connection.brokenSince !== null) {
    await recordActivity(sql, clock, {
      ...{ organisationId: connection.organisationId, projectId },
      action: 'koppeling.hersteld',
      description: `De koppeling met ${connection.name} in Exact Online leest weer`,
    });
  }
  await addJob(sql, clock, TIDY_READ);
  if (!isNews) return;
  await addJob(sql, clock, {
    ...{ kind: 'exact_checks', key: connectionId, version: at },
    ...{ organisationId: connection.organisationId, projectId },
  });
}

const isSamePlace = (one: PlacedYear, other: PlacedYear) =>
  placeOf(one).join() === placeOf(other).join();
const placeOf = ({ own, replaces }: PlacedYear) =>
  [own, ...replaces].map((source) => source?.sourceNo ?? 0);

const secondsSince = (from: string | null, to: string): number | null =>
  from === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 1_000);
