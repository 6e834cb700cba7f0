import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ProjectRight } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { nameOf } from '../../access/joining.ts';
import { lockOrganisation } from '../../access/lock-project.ts';
import { organisationLevel } from '../../access/policy.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { memberships, projectMembers, projects } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';

/** Who changes something, of whom. */
interface Change {
  readonly byId: string;
  readonly userId: string;
}

const LAST_ADMIN =
  'Een organisatie heeft minstens één beheerder. Nodig eerst een andere beheerder uit.';
const LAST_OWNER = 'Een project heeft minstens één beheerder. Maak eerst iemand anders beheerder.';

/**
 * The organisation of a project, held until the transaction ends: whoever changes who belongs to it
 * or to one of its projects comes one after the other. Throws not_found.
 */
export async function holdOrganisationOf(sql: Sql, projectId: string): Promise<string> {
  const [found] = await sql.orm
    .select({ organisationId: projects.organisationId })
    .from(projects)
    .where(and(eq(projects.projectId, projectId), isNull(projects.removedAt)));
  if (!found) throw new DomainError('not_found');
  await lockOrganisation(sql, found.organisationId);
  return found.organisationId;
}

/** Whether there is another beheerder of the organisation than this one. */
export async function hasOtherAdmin(
  { orm }: Sql,
  organisationId: string,
  userId: string,
): Promise<boolean> {
  const others = and(
    eq(memberships.organisationId, organisationId),
    eq(memberships.level, 'beheerder'),
    ne(memberships.userId, userId),
  );
  return (await orm.$count(memberships, others)) > 0;
}

/** The same of a project. */
export async function hasOtherOwner(
  { orm }: Sql,
  projectId: string,
  userId: string,
): Promise<boolean> {
  const others = and(
    eq(projectMembers.projectId, projectId),
    eq(projectMembers.level, 'beheerder'),
    ne(projectMembers.userId, userId),
  );
  return (await orm.$count(projectMembers, others)) > 0;
}

/** What somebody is in a project. Throws not_found for who is nothing there. */
export async function levelIn(
  { orm }: Sql,
  projectId: string,
  userId: string,
): Promise<ProjectRight> {
  const [found] = await orm
    .select({ level: projectMembers.level })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  if (!found) throw new DomainError('not_found', 'Deze persoon hoort niet (meer) bij het project.');
  return found.level;
}

/** Ends somebody being lid where no project of the organisation is left that they are in. */
export async function endMembershipWithoutProject(
  sql: Sql,
  organisationId: string,
  userId: string,
): Promise<void> {
  await sql.rows(
    `DELETE FROM memberships m WHERE m.organisation_id = $1 AND m.user_id = $2 AND m.level = 'lid'
       AND NOT EXISTS (SELECT FROM project_members JOIN projects p USING (project_id)
                       WHERE p.organisation_id = $1 AND user_id = $2)`,
    [organisationId, userId],
  );
}

/** Removes a beheerder, never the last; who is in a project stays lid. */
export async function removeAdmin(
  sql: Sql,
  clock: Clock,
  organisationId: string,
  { byId, userId }: Change,
): Promise<void> {
  await lockOrganisation(sql, organisationId);
  if ((await organisationLevel(sql, organisationId, userId)) !== 'beheerder') {
    throw new DomainError('not_found', 'Deze persoon is geen beheerder (meer).');
  }
  if (!(await hasOtherAdmin(sql, organisationId, userId))) {
    throw new DomainError('conflict', LAST_ADMIN);
  }
  await sql.orm
    .update(memberships)
    .set({ level: 'lid' })
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId)));
  await endMembershipWithoutProject(sql, organisationId, userId);
  await recordActivity(sql, clock, {
    ...{ organisationId, userId: byId, action: 'gebruiker.verwijderd' },
    description: `${await nameOf(sql, userId)} is geen beheerder van de organisatie meer`,
  });
}

/** Gives somebody another level; a project keeps a beheerder. */
export async function changeLevel(
  sql: Sql,
  clock: Clock,
  projectId: string,
  { byId, userId, level }: Change & { readonly level: ProjectRight },
): Promise<void> {
  const organisationId = await holdOrganisationOf(sql, projectId);
  const before = await levelIn(sql, projectId, userId);
  if (before === level) return;
  if (before === 'beheerder' && !(await hasOtherOwner(sql, projectId, userId))) {
    throw new DomainError('conflict', LAST_OWNER);
  }
  await sql.orm
    .update(projectMembers)
    .set({ level })
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId, userId: byId, action: 'gebruiker.gewijzigd' },
    description: `${await nameOf(sql, userId)} is ${level} in plaats van ${before}`,
  });
}

/** Removes somebody from a project, never its last beheerder. */
export async function removeFromProject(
  sql: Sql,
  clock: Clock,
  projectId: string,
  { byId, userId }: Change,
): Promise<void> {
  const organisationId = await holdOrganisationOf(sql, projectId);
  const level = await levelIn(sql, projectId, userId);
  if (level === 'beheerder' && !(await hasOtherOwner(sql, projectId, userId))) {
    throw new DomainError('conflict', LAST_OWNER);
  }
  await endInProject(sql, { organisationId, projectId, userId });
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId, userId: byId, action: 'gebruiker.verwijderd' },
    description: `${await nameOf(sql, userId)} (${level}) uit het project verwijderd`,
  });
}

interface Ended {
  readonly organisationId: string;
  readonly projectId: string;
  readonly userId: string;
}

/** Somebody is in a project no more, and in the organisation as far as nothing else says so. */
export async function endInProject(
  sql: Sql,
  { organisationId, projectId, userId }: Ended,
): Promise<void> {
  await sql.orm
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  await endMembershipWithoutProject(sql, organisationId, userId);
}
