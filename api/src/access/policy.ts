import { and, eq } from 'drizzle-orm';
import type { Access, OrganisationRight, ProjectRight } from '@kengetal/contract';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import type { Database, Sql } from '../db/database.ts';
import {
  chats,
  connections,
  imports,
  memberships,
  projectMembers,
  sources,
} from '../db/schema/index.ts';
import type { Caller } from '../http/handler.ts';
import { HttpProblem } from '../http/problem.ts';

type ScopedAccess = Exclude<Access, { scope: 'public' | 'session' }>;

/**
 * The one place that decides who may make a call on what. Throws not_found for what does not exist
 * or belongs to others, forbidden for a level that is too low.
 */
export async function authorise(
  database: Database,
  caller: Caller,
  access: ScopedAccess,
  id: string,
): Promise<void> {
  if (access.scope === 'organisation') {
    return requireOrganisation(database, caller, id, access.level);
  }
  const owner = await ownerOf(database, caller, access.scope, id);
  if (owner === undefined) throw new HttpProblem('not_found');
  if (owner.kind === 'project') {
    return requireProject(database, caller, owner.id, access.level);
  }
  if (owner.kind === 'organisation') {
    return requireOrganisation(database, caller, owner.id, 'lid');
  }
}

/** Throws unless the caller has at least this level in the organisation. */
async function requireOrganisation(
  database: Database,
  caller: Caller,
  organisationId: string,
  least: OrganisationRight,
): Promise<void> {
  const [found] = await database.orm
    .select({ level: memberships.level })
    .from(memberships)
    .where(
      and(eq(memberships.organisationId, organisationId), eq(memberships.userId, caller.userId)),
    );
  if (!found) throw new HttpProblem('not_found');
  requireLevel(ORGANISATION_RIGHTS, found.level, least);
}

/** Throws unless the caller has at least this level in the project. */
export async function requireProject(
  sql: Pick<Sql, 'orm'>,
  caller: Pick<Caller, 'userId'>,
  projectId: string,
  least: ProjectRight,
): Promise<void> {
  const [found] = await sql.orm
    .select({ level: projectMembers.level })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, caller.userId)));
  if (!found) throw new HttpProblem('not_found');
  requireLevel(PROJECT_RIGHTS, found.level, least);
}

function requireLevel<Level extends string>(
  levels: readonly Level[],
  actual: Level,
  least: Level,
): void {
  if (levels.indexOf(actual) < levels.indexOf(least)) throw new HttpProblem('forbidden');
}

/** Whom something belongs to: a project, an organisation, or the caller alone. */
type Owner = { kind: 'project' | 'organisation'; id: string } | { kind: 'caller' };

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
      return found.projectId === null
        ? { kind: 'organisation', id: found.organisationId }
        : { kind: 'project', id: found.projectId };
    }
    case 'import': {
      const [found] = await orm.select().from(imports).where(eq(imports.importId, id));
      if (!found) return undefined;
      if (found.projectId !== null) return { kind: 'project', id: found.projectId };
      // Until there is a project, an upload is its uploader's alone.
      return found.userId === caller.userId ? { kind: 'caller' } : undefined;
    }
    case 'chat': {
      const [found] = await orm
        .select()
        .from(chats)
        .where(and(eq(chats.chatId, id), eq(chats.userId, caller.userId)));
      return found && { kind: 'project', id: found.projectId };
    }
    case 'suggestion':
      return undefined;
  }
}
