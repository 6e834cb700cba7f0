import { and, eq } from 'drizzle-orm';
import { PROJECT_RIGHTS, type ProjectRight } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { memberships, projectMembers, users } from '../db/schema/index.ts';
import { recordActivity } from './activity.ts';
import { requireRoomForOrganisation } from './creating.ts';
import { organisationLevel } from './policy.ts';

/** What somebody becomes: beheerder of an organisation, or someone in one of its projects. */
export interface Joining {
  readonly organisationId: string;
  readonly userId: string;
  readonly in: { readonly projectId: string; readonly level: ProjectRight } | undefined;
}

/** `'Jan Bakker'`, for descriptions. */
export async function nameOf({ orm }: Sql, userId: string): Promise<string> {
  const [found] = await orm
    .select({ name: users.name })
    .from(users)
    .where(eq(users.userId, userId));
  return found?.name ?? 'Iemand die er niet meer is';
}

/**
 * Lets somebody in, in a transaction that holds the organisation. Who has more already keeps it.
 * Throws conflict for who is beheerder of too many organisations.
 */
export async function join(sql: Sql, clock: Clock, joining: Joining): Promise<void> {
  const { organisationId, userId, in: project } = joining;
  const since = stamp(clock);
  const { orm } = sql;
  const key = { organisationId, userId };
  const who = { organisationId, userId, action: 'gebruiker.toegevoegd' };
  const name = await nameOf(sql, userId);
  await orm.update(users).set({ isSettled: true }).where(eq(users.userId, userId));
  if (!project) {
    if ((await organisationLevel(sql, organisationId, userId)) === 'beheerder') return;
    const level = 'beheerder';
    await requireRoomForOrganisation(sql, userId);
    await orm
      .insert(memberships)
      .values({ ...key, level, since })
      .onConflictDoUpdate({
        target: [memberships.organisationId, memberships.userId],
        set: { level },
      });
    const description = `${name} is beheerder van de organisatie`;
    return recordActivity(sql, clock, { ...who, description });
  }
  await orm
    .insert(memberships)
    .values({ ...key, level: 'lid', since })
    .onConflictDoNothing();
  const { projectId, level } = project;
  const [had] = await orm
    .select({ level: projectMembers.level })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
  if (had && PROJECT_RIGHTS.indexOf(had.level) >= PROJECT_RIGHTS.indexOf(level)) return;
  await orm
    .insert(projectMembers)
    .values({ projectId, userId, level, since })
    .onConflictDoUpdate({
      target: [projectMembers.projectId, projectMembers.userId],
      set: { level },
    });
  const description = `${name} is ${level} van het project`;
  return recordActivity(sql, clock, { ...who, projectId, description });
}
