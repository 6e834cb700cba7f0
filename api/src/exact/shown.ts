import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import {
  CONNECTION_STAGES,
  type Connection,
  type ConnectionChoice,
  type ConnectionYear,
} from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import {
  connections,
  exactConnections,
  projectMembers,
  projects,
  users,
} from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { choicesOf } from './choices.ts';
import { yearsByConnection } from './shown-years.ts';

interface Found {
  readonly row: typeof connections.$inferSelect;
  readonly exact: typeof exactConnections.$inferSelect | null;
  readonly maker: string | null;
}

/** A connection as the API shows it to somebody. Throws not_found. */
export async function shownConnection(
  sql: Sql,
  connectionId: string,
  viewer: string,
): Promise<Connection> {
  const [found] = await shown(sql, eq(connections.connectionId, connectionId), viewer);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** These connections, by name. */
export const shownConnections = (
  sql: Sql,
  ids: readonly string[],
  viewer: string,
): Promise<Connection[]> => shown(sql, inArray(connections.connectionId, [...ids]), viewer);

/** Connections of an organisation that somebody may see: of own projects, and own consents. */
export async function organisationConnections(
  sql: Sql,
  organisationId: string,
  userId: string,
): Promise<Connection[]> {
  const mine = sql.orm
    .select({ projectId: projectMembers.projectId })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.projectId, projectMembers.projectId))
    .where(and(eq(projectMembers.userId, userId), isNull(projects.removedAt)));
  return shown(
    sql,
    and(
      eq(connections.organisationId, organisationId),
      or(
        inArray(connections.projectId, mine),
        and(isNull(connections.projectId), eq(exactConnections.userId, userId)),
      ),
    ),
    userId,
  );
}

async function shown(sql: Sql, which: SQL | undefined, viewer: string): Promise<Connection[]> {
  const found: Found[] = await sql.orm
    .select({ row: connections, exact: exactConnections, maker: users.name })
    .from(connections)
    .leftJoin(exactConnections, eq(exactConnections.connectionId, connections.connectionId))
    .leftJoin(users, eq(users.userId, exactConnections.userId))
    .where(which)
    .orderBy(asc(connections.name), asc(connections.connectionId));
  const ids = found.map(({ row }) => row.connectionId);
  const [jobs, years, lines, choices] = [
    await jobsOf(sql, ids),
    await yearsByConnection(sql, found),
    await linesOf(sql, ids),
    await choicesByConnection(sql, found, viewer),
  ];
  return found.map((one) => connectionOf(one, { jobs, years, lines, choices }));
}

async function choicesByConnection(
  sql: Sql,
  found: readonly Found[],
  viewer: string,
): Promise<Map<string, ConnectionChoice[]>> {
  const asked = found.flatMap(({ row: { connectionId, projectId }, exact }) =>
    exact?.question && projectId !== null ? [{ ...exact, connectionId, projectId }] : [],
  );
  const choices = await choicesOf(sql, asked, viewer);
  return new Map(asked.map(({ connectionId }, place) => [connectionId, choices[place] ?? []]));
}

interface Around {
  readonly jobs: ReadonlyMap<string, JobOf>;
  readonly years: ReadonlyMap<string, ConnectionYear[]>;
  readonly lines: ReadonlyMap<string, number>;
  /** What who looks can answer to what is asked. */
  readonly choices: ReadonlyMap<string, ConnectionChoice[]>;
}

function connectionOf({ row, exact, maker }: Found, around: Around): Connection {
  const job = around.jobs.get(row.connectionId);
  const isBusy = job !== undefined && row.status !== 'verlopen';
  return {
    connection_id: row.connectionId,
    organisation_id: row.organisationId,
    project_id: row.projectId,
    provider: row.provider,
    name: row.name,
    status:
      isBusy && job.kind === 'sync' ? 'bezig' : row.status === 'bezig' ? 'actief' : row.status,
    administration_id: exact?.division ?? null,
    connected_by: maker,
    last_sync_at: row.lastSyncAt,
    next_sync_at: exact?.nextSyncAt ?? null,
    duration_seconds: exact?.durationSeconds ?? null,
    lines: around.lines.get(row.connectionId) ?? null,
    error: row.error,
    error_code: row.error === null && !isBusy ? null : (exact?.errorCode ?? null),
    progress: isBusy ? progressOf(job, exact?.waitsUntil ?? null) : null,
    years: around.years.get(row.connectionId) ?? [],
    checks: exact?.checks ?? [],
    question: exact?.question
      ? { text: exact.question.text, choices: around.choices.get(row.connectionId) ?? [] }
      : null,
  };
}

interface JobOf {
  readonly key: string;
  readonly kind: 'sync' | 'exact_checks';
  readonly progress: {
    readonly stage: number;
    readonly percent: number | null;
    readonly lines: number;
    readonly months: readonly number[];
  } | null;
}

function progressOf({ kind, progress }: JobOf, waitsUntil: string | null): Connection['progress'] {
  const stage = kind === 'exact_checks' ? 'controleren' : CONNECTION_STAGES[progress?.stage ?? 0];
  return {
    stage: stage ?? 'wachten',
    percent: progress?.percent ?? null,
    lines: progress?.lines ?? 0,
    months: [...(progress?.months ?? [])],
    waits_until: waitsUntil,
  };
}

/** What is done or waits for each connection; the sync comes first. */
async function jobsOf(sql: Sql, ids: readonly string[]): Promise<Map<string, JobOf>> {
  const rows = await sql.rows<JobOf>(
    `SELECT key, kind, progress FROM jobs
     WHERE kind IN ('sync', 'exact_checks') AND key = ANY($1) AND state IN ('wachtend', 'bezig')
     ORDER BY kind`,
    [ids],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

async function linesOf(sql: Sql, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql.rows<{ id: string; lines: number }>(
    `SELECT connection_id AS id, sum(lines)::int AS lines FROM sources
     WHERE connection_id = ANY($1::uuid[]) GROUP BY connection_id`,
    [ids],
  );
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}
