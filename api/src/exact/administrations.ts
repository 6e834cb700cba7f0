import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Administration } from '@kengetal/contract';
import { recordActivity } from '../access/activity.ts';
import { createProject } from '../access/creating.ts';
import { lockOrganisation } from '../access/lock-project.ts';
import { requireOrganisation, requireProject } from '../access/policy.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { connections, exactConnections, projectMembers, projects } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { projectOf } from '../imports/placing.ts';
import { addJob } from '../jobs/rows.ts';
import type { Exact } from './dependencies.ts';
import { division, me, selectOf } from './fields.ts';
import { reached } from './reaching.ts';
import {
  findExact,
  isChosen,
  updateConnection,
  updateExact,
  type ExactConnection,
} from './rows.ts';
import { syncOf } from './syncing.ts';
import * as z from 'zod';

const EURO = 'EUR';
const NOT_MAKER = 'Alleen wie toestemming gaf in Exact Online, kiest de administraties.';
const OTHER_CURRENCY = 'Deze administratie is niet in euro’s.';

/** An administration as Exact tells it. */
type Division = z.output<typeof division>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly exact: Exact;
}

/** Administrations that the consent of a connection opens, with the project each would go to. */
export async function administrationsOf(
  { database, exact }: Dependencies,
  connection: ExactConnection,
  userId: string,
): Promise<Administration[]> {
  requireMaker(connection, userId);
  const found = await divisionsOf(exact, connection);
  const { organisationId } = connection;
  const read = await readAlready(database, organisationId);
  const known = await database.orm
    .select({ project_id: projects.projectId, project_name: projects.name })
    .from(projects)
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.projectId))
    .where(
      and(
        eq(projects.organisationId, organisationId),
        eq(projectMembers.userId, userId),
        isNull(projects.removedAt),
      ),
    );
  const shown: Administration[] = [];
  for (const own of found) {
    const reading = read.get(own.Code);
    const projectId =
      reading?.projectId ?? (await projectOf(database, { organisationId, userId }, companyOf(own)));
    shown.push({
      administration_id: own.Code,
      name: nameOf(own),
      connection_id: reading?.connectionId ?? null,
      project: known.find(({ project_id }) => project_id === projectId) ?? null,
      refused: isEuro(own) ? null : OTHER_CURRENCY,
    });
  }
  return shown;
}

interface Choice {
  readonly administration_id: string;
  readonly project_id: string | null;
}

/** Has the administrations that were chosen read, each by a connection. Answers those connections. */
export async function chooseAdministrations(
  deps: Dependencies,
  given: ExactConnection,
  userId: string,
  choices: readonly Choice[],
): Promise<string[]> {
  requireMaker(given, userId);
  const { organisationId } = given;
  const found = new Map((await divisionsOf(deps.exact, given)).map((own) => [own.Code, own]));
  const chosen = choices.map(({ administration_id: code, project_id: projectId }) => {
    const own = found.get(code);
    if (!own) throw new DomainError('unprocessable', `Administratie ${code} is er niet (meer).`);
    if (!isEuro(own)) throw new DomainError('unprocessable', OTHER_CURRENCY);
    return { own, projectId };
  });
  if (new Set(chosen.map(({ own }) => own.Code)).size < chosen.length) {
    throw new DomainError('unprocessable', 'Kies elke administratie één keer.');
  }
  return deps.database.transaction(async (sql) => {
    await lockOrganisation(sql, organisationId);
    const connection = await findExact(sql, given.connectionId, { isLocked: true });
    if (!connection) throw new DomainError('not_found');
    const read = await readAlready(sql, organisationId);
    const made: string[] = [];
    for (const { own, projectId } of chosen) {
      if (read.has(own.Code)) {
        throw new DomainError('conflict', `${nameOf(own)} wordt al gelezen in deze organisatie.`);
      }
      const isFirst = made.length === 0 && connection.division === null;
      made.push(await connect(sql, deps.clock, { connection, isFirst, own, projectId, userId }));
    }
    return made;
  });
}

interface Connecting {
  readonly connection: ExactConnection;
  /** The connection of the consent itself takes the first. */
  readonly isFirst: boolean;
  readonly own: Division;
  readonly projectId: string | null;
  readonly userId: string;
}

async function connect(
  sql: Sql,
  clock: Clock,
  { connection, isFirst, own, projectId: asked, userId }: Connecting,
): Promise<string> {
  const { organisationId, tokenSetId } = connection;
  const name = nameOf(own);
  const projectId = asked ?? (await newProject(sql, clock, { organisationId, userId, name }));
  if (asked !== null) await requireOwnProject(sql, { userId, organisationId, projectId });
  const connectionId = isFirst ? connection.connectionId : randomUUID();
  if (!isFirst) {
    await sql.orm.insert(connections).values({
      ...{ connectionId, organisationId, provider: 'exact', name },
      ...{ status: 'actief', createdAt: stamp(clock) },
    });
    await sql.orm.insert(exactConnections).values({ connectionId, tokenSetId, userId });
  }
  await updateConnection(sql, connectionId, { projectId, name, status: 'actief' });
  await updateExact(sql, connectionId, { division: own.Code, nextSyncAt: stamp(clock) });
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId, userId },
    action: 'koppeling.gemaakt',
    description: `${name} gekoppeld met Exact Online`,
  });
  const row = await findExact(sql, connectionId);
  if (!isChosen(row)) throw new Error('the connection was not made');
  await addJob(sql, clock, syncOf(row, stamp(clock)));
  return connectionId;
}

async function newProject(
  sql: Sql,
  clock: Clock,
  asked: { readonly organisationId: string; readonly userId: string; readonly name: string },
): Promise<string> {
  await requireOrganisation(sql, asked, asked.organisationId, 'beheerder');
  const { project_id } = await createProject(sql, clock, {
    ...asked,
    name: asked.name.slice(0, 80),
  });
  return project_id;
}

async function requireOwnProject(
  sql: Sql,
  {
    userId,
    organisationId,
    projectId,
  }: { readonly userId: string; readonly organisationId: string; readonly projectId: string },
): Promise<void> {
  await requireProject(sql, { userId }, projectId, 'bewerker');
  const [project] = await sql.orm.select().from(projects).where(eq(projects.projectId, projectId));
  if (project?.organisationId !== organisationId) throw new DomainError('not_found');
}

function requireMaker(connection: ExactConnection, userId: string): void {
  if (connection.userId !== userId) throw new DomainError('forbidden', NOT_MAKER);
}

async function divisionsOf(exact: Exact, { tokenSetId }: ExactConnection): Promise<Division[]> {
  const client = exact.client({ tokenSetId, signal: AbortSignal.timeout(60_000) });
  return reached(async () => {
    const [own] = await client.all(`current/Me?$select=${selectOf(me)}`, me);
    const current = own?.CurrentDivision;
    if (!current) return [];
    return client.all(`${current}/system/Divisions?$select=${selectOf(division)}`, division);
  });
}

/** Connections of an organisation, by the administration that they read. */
async function readAlready(sql: Sql, organisationId: string) {
  const rows = await sql.orm
    .select({
      division: exactConnections.division,
      connectionId: connections.connectionId,
      projectId: connections.projectId,
    })
    .from(exactConnections)
    .innerJoin(connections, eq(connections.connectionId, exactConnections.connectionId))
    .innerJoin(projects, eq(projects.projectId, connections.projectId))
    .where(
      and(
        eq(connections.organisationId, organisationId),
        isNotNull(exactConnections.division),
        isNull(projects.removedAt),
      ),
    );
  return new Map(rows.map((row) => [row.division, row]));
}

const isEuro = ({ Currency }: Division) => Currency === null || Currency === EURO;
const nameOf = ({ Code, Description }: Division) => Description ?? `Administratie ${Code}`;
const companyOf = (own: Division) => ({
  ...{ name: nameOf(own), ident: null },
  tax_id: own.VATNumber,
});
