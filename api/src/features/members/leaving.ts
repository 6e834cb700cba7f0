import { and, asc, eq } from 'drizzle-orm';
import { recordActivity } from '../../access/activity.ts';
import { join, nameOf } from '../../access/joining.ts';
import { lockOrganisation } from '../../access/lock-project.ts';
import { organisationLevel } from '../../access/policy.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { memberships, projectMembers, projects } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import {
  endInProject,
  hasOtherAdmin,
  hasOtherOwner,
  holdOrganisationOf,
  levelIn,
} from './changing.ts';

interface Leaving {
  readonly userId: string;
  /** Who is beheerder from now on where the one who leaves was the only one. */
  readonly successorId: string | undefined;
}

const NOT_SELF = 'Kies iemand anders als opvolger.';

/**
 * Leaves a project. Its only beheerder names another of its people; alone in it, it is left to the
 * beheerders of the organisation. Throws conflict.
 */
export async function leaveProject(
  sql: Sql,
  clock: Clock,
  projectId: string,
  { userId, successorId }: Leaving,
): Promise<void> {
  const organisationId = await holdOrganisationOf(sql, projectId);
  if (successorId === userId) throw new DomainError('conflict', NOT_SELF);
  // Throws for who is not in it.
  if (successorId !== undefined) await levelIn(sql, projectId, successorId);
  if (await mustHandOver(sql, projectId, userId)) {
    if (successorId === undefined) {
      throw new DomainError('conflict', 'Je bent de enige beheerder. Kies eerst wie je opvolgt.');
    }
    await join(sql, clock, {
      ...{ organisationId, userId: successorId, in: { projectId, level: 'beheerder' } },
    });
  }
  await endInProject(sql, { organisationId, projectId, userId });
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId, userId, action: 'gebruiker.vertrokken' },
    description: `${await nameOf(sql, userId)} heeft het project verlaten`,
  });
}

/** True for the only beheerder of a project in which there are others. */
async function mustHandOver(sql: Sql, projectId: string, userId: string): Promise<boolean> {
  if ((await levelIn(sql, projectId, userId)) !== 'beheerder') return false;
  if (await hasOtherOwner(sql, projectId, userId)) return false;
  return (await sql.orm.$count(projectMembers, eq(projectMembers.projectId, projectId))) > 1;
}

/**
 * Leaves an organisation and all its projects. Whoever is the only beheerder, of it or of a project
 * with others in it, names a member who is so from then on. Throws conflict.
 */
export async function leaveOrganisation(
  sql: Sql,
  clock: Clock,
  organisationId: string,
  { userId, successorId }: Leaving,
): Promise<void> {
  await lockOrganisation(sql, organisationId);
  if (successorId !== undefined) await requireSuccessor(sql, organisationId, userId, successorId);
  const level = await organisationLevel(sql, organisationId, userId);
  if (level === 'beheerder' && !(await hasOtherAdmin(sql, organisationId, userId))) {
    if (successorId === undefined)
      throw new DomainError('conflict', await onlyAdmin(sql, organisationId));
    await join(sql, clock, { organisationId, userId: successorId, in: undefined });
  }
  const mine = await projectsOf(sql, organisationId, userId);
  for (const { projectId, name } of mine) {
    await handOver(sql, clock, { organisationId, projectId, name }, { userId, successorId });
  }
  for (const { projectId } of mine) {
    await sql.orm
      .delete(projectMembers)
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  }
  await sql.orm
    .delete(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId)));
  await recordActivity(sql, clock, {
    ...{ organisationId, userId, action: 'gebruiker.vertrokken' },
    description: `${await nameOf(sql, userId)} heeft de organisatie verlaten`,
  });
}

async function onlyAdmin({ orm }: Sql, organisationId: string): Promise<string> {
  const people = await orm.$count(memberships, eq(memberships.organisationId, organisationId));
  return people > 1
    ? 'Je bent de enige beheerder. Kies eerst wie je opvolgt.'
    : 'Je bent de enige in deze organisatie. Nodig eerst iemand uit, of verwijder de organisatie.';
}

async function requireSuccessor(
  sql: Sql,
  organisationId: string,
  userId: string,
  successorId: string,
): Promise<void> {
  if (successorId === userId) throw new DomainError('conflict', NOT_SELF);
  if (!(await organisationLevel(sql, organisationId, successorId))) {
    throw new DomainError('not_found', 'Deze persoon hoort niet (meer) bij de organisatie.');
  }
}

function projectsOf({ orm }: Sql, organisationId: string, userId: string) {
  return orm
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.projectId))
    .where(and(eq(projects.organisationId, organisationId), eq(projectMembers.userId, userId)))
    .orderBy(asc(projects.name));
}

async function handOver(
  sql: Sql,
  clock: Clock,
  project: { readonly organisationId: string; readonly projectId: string; readonly name: string },
  { userId, successorId }: Leaving,
): Promise<void> {
  const { organisationId, projectId, name } = project;
  if (!(await mustHandOver(sql, projectId, userId))) return;
  if (successorId === undefined) {
    const message = `Je bent de enige beheerder van project ${name}. Kies eerst wie je opvolgt.`;
    throw new DomainError('conflict', message);
  }
  await join(sql, clock, {
    ...{ organisationId, userId: successorId, in: { projectId, level: 'beheerder' } },
  });
}
