import { keptSince } from '../../access/removed.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { TIDY_ALL } from '../../imports/tidying.ts';
import type { Uploads } from '../../imports/uploads.ts';
import type { Job, Kind, NewJob, Running } from '../../jobs/kind.ts';
import { addJob } from '../../jobs/rows.ts';
import { eraseFiles } from './erasing-files.ts';
import { eraseRows } from './erasing-rows.ts';

export interface Erasing {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Pick<Uploads, 'remove'>;
  /** Files that were made for someone. */
  readonly made: Pick<FileStore, 'remove'>;
}

/** Why it is gone, as the line says that remains. */
const RULE = 'dertig dagen na het verwijderen';

const THINGS = {
  organisatie: { table: 'organisations', column: 'organisation_id', members: 'memberships' },
  project: { table: 'projects', column: 'project_id', members: 'project_members' },
} as const;

type Thing = keyof typeof THINGS;

/**
 * Removes the rows and files of what was removed thirty days ago, in small steps that may be cut off
 * at any moment: what is left is found again (decision 0108).
 */
export function removalKind(deps: Erasing): Kind {
  return {
    name: 'removal',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    wanted: (sql) => overdue(sql, deps.clock),
    run: (job, running) => erase(deps, job, running),
  };
}

/** Another version each day: what failed is tried again then. */
async function overdue(sql: Sql, clock: Clock): Promise<NewJob[]> {
  const found = await sql.rows<{ key: string }>(
    `SELECT 'organisatie ' || organisation_id AS key FROM organisations
     WHERE removed_at <= $1::timestamptz
     UNION ALL
     SELECT 'project ' || project_id FROM projects
     WHERE removed_at <= $1::timestamptz AND NOT removed_along`,
    [keptSince(clock)],
  );
  return found.map(({ key }) => ({
    ...{ kind: 'removal', key, version: clock.today(), alone: 'removal' },
  }));
}

async function erase(deps: Erasing, { key }: Job, running: Running): Promise<void> {
  const [kind, id = ''] = key.split(' ') as [Thing, string?];
  if (!(await isCondemned(deps, kind, id))) return;
  if (kind === 'organisatie') await eraseProjectsOf(deps, id, running.signal);
  await eraseContents(deps, kind, id, running.signal);
  await deps.database.transaction(async (sql) => {
    await running.finish(sql);
    await eraseLast(sql, deps.clock, kind, id);
    await addJob(sql, deps.clock, TIDY_ALL);
  });
}

/** True when it is overdue; then nobody is left who may bring it back. */
function isCondemned({ database, clock }: Erasing, kind: Thing, id: string): Promise<boolean> {
  const { table, column, members } = THINGS[kind];
  return database.transaction(async (sql) => {
    const found = await sql.rows(
      `SELECT FROM ${table} WHERE ${column} = $1 AND removed_at <= $2::timestamptz FOR UPDATE`,
      [id, keptSince(clock)],
    );
    if (found.length > 0) await sql.rows(`DELETE FROM ${members} WHERE ${column} = $1`, [id]);
    return found.length > 0;
  });
}

async function eraseProjectsOf(
  deps: Erasing,
  organisationId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = deps;
  const projects = await database.rows<{ project_id: string }>(
    'SELECT project_id FROM projects WHERE organisation_id = $1',
    [organisationId],
  );
  for (const { project_id } of projects) {
    await eraseContents(deps, 'project', project_id, signal);
    await database.transaction((sql) => eraseLast(sql, clock, 'project', project_id));
  }
}

/** Files go first: their names are in the rows. */
async function eraseContents(
  deps: Erasing,
  kind: Thing,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { column } = THINGS[kind];
  await eraseFiles(deps, column, id);
  await eraseRows(deps.database.quietly, column, id, signal);
}

/** The thing itself, of which a line remains that says nothing of what it was. */
async function eraseLast(sql: Sql, clock: Clock, kind: Thing, id: string): Promise<void> {
  const { table, column } = THINGS[kind];
  await sql.rows(
    `INSERT INTO erasures (id, kind, removed_at, erased_at, rule)
     SELECT ${column}, $2, removed_at, $3::timestamptz, $4 FROM ${table} WHERE ${column} = $1
     ON CONFLICT DO NOTHING`,
    [id, kind, stamp(clock), RULE],
  );
  await sql.rows(`DELETE FROM ${table} WHERE ${column} = $1`, [id]);
}
