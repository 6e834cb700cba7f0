import { and, eq, isNull } from 'drizzle-orm';
import type { Access, OrganisationRight, ProjectRight } from '@kengetal/contract';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import {
  chats,
  connections,
  exactConnections,
  imports,
  memberships,
  organisations,
  sources,
  suggestions,
} from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { DomainError } from '../domain-error.ts';
import { levelInRemovedOrganisation, levelInRemovedProject } from './removed.ts';
import type { Caller, Identified, Right } from './session.ts';

type ScopedAccess = Exclude<Access, { scope: 'public' | 'session' }>;

/** What access to a project was given to. */
export interface Granted {
  /** Version of its books at the moment that access was decided; not of other things. */
  readonly booksVersion?: number;
}

/**
 * Decides who may make a call on what. Throws not_found for what does not exist or belongs to
 * others, forbidden for a level that is too low.
 */
export type Authorise = (
  identified: Identified,
  access: ScopedAccess,
  id: string,
) => Promise<Granted>;

/**
 * The one place that decides; rights are looked up at each call. What was removed is not there, but
 * for the calls that bring it back: for those nothing else is.
 */
export function authorisation(database: Database, clock: Clock): Authorise {
  const rightOf = together((asked: readonly Asked[]) => rightsOf(database, asked));
  return async ({ caller, rightIn }, access, id) => {
    if ('removed' in access) return requireRemoved(database, clock, { caller, access, id });
    if (access.scope === 'organisation') {
      return requireOrganisation(database, caller, id, access.level);
    }
    const owner = await ownerOf(database, caller, access.scope, id);
    if (owner === undefined) throw new DomainError('not_found');
    if (owner.kind === 'project') {
      const { userId } = caller;
      const right = rightIn(owner.id) ?? (await rightOf({ projectId: owner.id, userId }));
      return requireRight(right, access.level);
    }
    const least = access.level === 'lezer' ? 'lid' : owner.changedBy;
    return requireOrganisation(database, caller, owner.id, least);
  };
}

/** Throws unless the caller had this level in what can be brought back. */
async function requireRemoved(
  database: Database,
  clock: Clock,
  {
    caller: { userId },
    access,
    id,
  }: { caller: Caller; access: Extract<ScopedAccess, { removed?: true }>; id: string },
): Promise<Granted> {
  if (access.scope === 'organisation') {
    const level = await levelInRemovedOrganisation(database, clock, { id, userId });
    requireLevel(ORGANISATION_RIGHTS, level, access.level);
  } else {
    const level = await levelInRemovedProject(database, clock, { id, userId });
    requireLevel(PROJECT_RIGHTS, level, access.level);
  }
  return {};
}

/** What someone may in an organisation; undefined for who is no member, and where it was removed. */
export async function organisationLevel(
  { orm }: Sql,
  organisationId: string,
  userId: string,
): Promise<OrganisationRight | undefined> {
  const [found] = await orm
    .select({ level: memberships.level })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.organisationId, memberships.organisationId))
    .where(
      and(
        eq(memberships.organisationId, organisationId),
        eq(memberships.userId, userId),
        isNull(organisations.removedAt),
      ),
    );
  return found?.level;
}

/** Whether somebody may decide who belongs to a project, or without one to an organisation. */
export async function mayInvite(
  sql: Sql,
  userId: string,
  { organisationId, projectId }: { organisationId: string; projectId: string | null },
): Promise<boolean> {
  if (projectId === null) {
    return (await organisationLevel(sql, organisationId, userId)) === 'beheerder';
  }
  const [right] = await rightsOf(sql, [{ projectId, userId }]);
  return right?.level === 'beheerder';
}

/** Throws unless the caller has at least this level in the organisation. */
export async function requireOrganisation(
  sql: Sql,
  caller: Pick<Caller, 'userId'>,
  organisationId: string,
  least: OrganisationRight,
): Promise<Granted> {
  const level = await organisationLevel(sql, organisationId, caller.userId);
  requireLevel(ORGANISATION_RIGHTS, level, least);
  return {};
}

/** Throws unless the caller has at least this level in the project. */
export async function requireProject(
  sql: Sql,
  { userId }: Pick<Caller, 'userId'>,
  projectId: string,
  least: ProjectRight,
): Promise<Granted> {
  const [right] = await rightsOf(sql, [{ projectId, userId }]);
  return requireRight(right, least);
}

function requireRight(right: Right | undefined, least: ProjectRight): Granted {
  requireLevel(PROJECT_RIGHTS, right?.level, least);
  return right ?? {};
}

interface Asked {
  readonly projectId: string;
  readonly userId: string;
}

/** What each person may in a project; undefined where that is nothing, or it was removed. */
async function rightsOf(sql: Sql, asked: readonly Asked[]): Promise<(Right | undefined)[]> {
  const rows = await sql.rows<Right & { place: number }>(
    `SELECT a.place, m.level, p.books_version AS "booksVersion"
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS a (project_id, user_id, place)
     JOIN project_members m ON m.project_id = a.project_id AND m.user_id = a.user_id
     JOIN projects p ON p.project_id = a.project_id AND p.removed_at IS NULL`,
    [asked.map(({ projectId }) => projectId), asked.map(({ userId }) => userId)],
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, index) => byPlace.get(index + 1));
}

function requireLevel<Level extends string>(
  levels: readonly Level[],
  actual: Level | undefined,
  least: Level,
): void {
  if (actual === undefined) throw new DomainError('not_found');
  if (levels.indexOf(actual) < levels.indexOf(least)) throw new DomainError('forbidden');
}

/** What something belongs to; without a project a level of the organisation changes it. */
type Owner =
  | { readonly kind: 'project'; readonly id: string }
  | { readonly kind: 'organisation'; readonly id: string; readonly changedBy: OrganisationRight };

async function ownerOf(
  { orm }: Database,
  caller: Caller,
  scope: Exclude<ScopedAccess['scope'], 'organisation'>,
  id: string,
): Promise<Owner | undefined> {
  switch (scope) {
    case 'project':
      return { kind: 'project', id };
    case 'source': {
      const [found] = await orm.select().from(sources).where(eq(sources.sourceId, id));
      return found && { kind: 'project', id: found.projectId };
    }
    case 'connection': {
      const [found] = await orm.select().from(connections).where(eq(connections.connectionId, id));
      if (!found) return undefined;
      if (found.projectId !== null) return { kind: 'project', id: found.projectId };
      // Until an administration is chosen, a consent is its maker's alone, who must be manager still.
      const [made] = await orm
        .select({ userId: exactConnections.userId })
        .from(exactConnections)
        .where(eq(exactConnections.connectionId, id));
      return made?.userId === caller.userId
        ? { kind: 'organisation', id: found.organisationId, changedBy: 'beheerder' }
        : undefined;
    }
    case 'import': {
      const [found] = await orm.select().from(imports).where(eq(imports.importId, id));
      if (!found) return undefined;
      if (found.projectId !== null) return { kind: 'project', id: found.projectId };
      // Until there is a project, an upload is its uploader's alone.
      return found.userId === caller.userId
        ? { kind: 'organisation', id: found.organisationId, changedBy: 'lid' }
        : undefined;
    }
    case 'chat': {
      const [found] = await orm
        .select()
        .from(chats)
        .where(and(eq(chats.chatId, id), eq(chats.userId, caller.userId)));
      return found && { kind: 'project', id: found.projectId };
    }
    case 'suggestion': {
      const [found] = await orm
        .select({ projectId: suggestions.projectId })
        .from(suggestions)
        .where(eq(suggestions.suggestionId, id));
      return found && { kind: 'project', id: found.projectId };
    }
  }
}
