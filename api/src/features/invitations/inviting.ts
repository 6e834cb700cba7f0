import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, sql as fragment } from 'drizzle-orm';
import { LIMITS, type NewInvitation, type ProjectRight } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { requireRoom } from '../../access/creating.ts';
import { lockOrganisation } from '../../access/lock-project.ts';
import { newToken, tokenHash } from '../../access/tokens.ts';
import { later, stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import {
  activities,
  invitations,
  invitationSecrets,
  memberships,
  projectMembers,
  users,
} from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { addJob } from '../../jobs/rows.ts';
import { mailJob } from '../../mail/job.ts';
import { emailHint } from './hint.ts';
import { heldInvitation, invitationOf, ofPlace, type InvitationRow, type Place } from './store.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** How long a link works after it was sent last. */
export const LIFETIME_SECONDS = 7 * DAY_SECONDS;

/** What sending needs. */
export interface Sending {
  readonly clock: Clock;
  /** Origin of the page that a link opens. */
  readonly pageOrigin: string;
  /** False without a mail server: then the link is all there is. */
  readonly mails: boolean;
}

interface Invited extends Place {
  readonly email: string;
  /** Null for beheerder of the organisation. */
  readonly level: ProjectRight | null;
  readonly userId: string;
}

/** Address of the page that an invitation is accepted on; what follows # reaches no server. */
export const linkOf = (pageOrigin: string, secret: string): string =>
  `${pageOrigin}/uitnodiging#${secret}`;

/**
 * Invites somebody, in a transaction. Who was invited to the same before is invited again.
 * Throws conflict for who belongs there already, and for one too many.
 */
export async function invite(sql: Sql, sending: Sending, invited: Invited): Promise<NewInvitation> {
  const { organisationId, projectId, email, level, userId } = invited;
  const { clock } = sending;
  await lockOrganisation(sql, organisationId);
  await refuseMember(sql, invited);
  const before = await invitedBefore(sql, invited);
  if (before) {
    if (before.state === 'wacht_op_akkoord') throw new DomainError('conflict', WAITS);
    await sql.orm
      .update(invitations)
      .set({ level, invitedBy: userId })
      .where(eq(invitations.invitationId, before.invitationId));
    return send(sql, sending, { ...before, level }, { userId, action: 'uitnodiging.opnieuw' });
  }
  const open = and(
    eq(invitations.organisationId, organisationId),
    eq(invitations.state, 'open'),
    gt(invitations.expiresAt, stamp(clock)),
  );
  requireRoom(await sql.orm.$count(invitations, open), LIMITS.openInvitations);
  const row = {
    ...{ invitationId: randomUUID(), organisationId, projectId, email, level },
    ...{ invitedBy: userId, invitedAt: stamp(clock), expiresAt: stamp(clock) },
  };
  await sql.orm.insert(invitations).values(row);
  return send(sql, sending, row, { userId, action: 'uitnodiging.verstuurd' });
}

const WAITS =
  'Iemand kwam met deze uitnodiging binnen en wacht op je akkoord. Geef dat, of wijs af.';

/** Sends an invitation again with a new link; those of before end. */
export async function resend(
  sql: Sql,
  sending: Sending,
  place: Place,
  { invitationId, userId }: { readonly invitationId: string; readonly userId: string },
): Promise<NewInvitation> {
  await lockOrganisation(sql, place.organisationId);
  const row = await heldInvitation(sql, place, invitationId);
  if (row.state === 'wacht_op_akkoord') throw new DomainError('conflict', WAITS);
  if (row.state !== 'open') {
    throw new DomainError('conflict', 'Deze uitnodiging is voorbij. Nodig opnieuw uit.');
  }
  // Whoever sends it vouches for it from now on.
  await sql.orm
    .update(invitations)
    .set({ invitedBy: userId })
    .where(eq(invitations.invitationId, invitationId));
  return send(sql, sending, row, { userId, action: 'uitnodiging.opnieuw' });
}

type Sendable = Pick<InvitationRow, 'invitationId' | 'organisationId' | 'projectId' | 'email'> &
  Pick<InvitationRow, 'level'>;

const SENT = ['uitnodiging.verstuurd', 'uitnodiging.opnieuw'] as const;

async function send(
  sql: Sql,
  { clock, pageOrigin, mails }: Sending,
  row: Sendable,
  { userId, action }: { readonly userId: string; readonly action: (typeof SENT)[number] },
): Promise<NewInvitation> {
  const { invitationId, organisationId, projectId } = row;
  const { orm } = sql;
  const today = and(
    eq(activities.organisationId, organisationId),
    gt(activities.at, later(clock, -DAY_SECONDS)),
    inArray(activities.action, [...SENT]),
  );
  requireRoom(await orm.$count(activities, today), LIMITS.invitationsPerDay);
  const secret = newToken();
  const hash = tokenHash(secret);
  await orm.delete(invitationSecrets).where(eq(invitationSecrets.invitationId, invitationId));
  await orm.insert(invitationSecrets).values({ tokenHash: hash, invitationId });
  await orm
    .update(invitations)
    .set({
      ...{ expiresAt: later(clock, LIFETIME_SECONDS), mailProblem: null },
      mail: mails ? 'wachtend' : 'uit',
    })
    .where(eq(invitations.invitationId, invitationId));
  await recordActivity(sql, clock, {
    ...{ organisationId, ...(projectId !== null && { projectId }), userId, action },
    description: `${emailHint(row.email)} ${action === 'uitnodiging.opnieuw' ? 'opnieuw ' : ''}uitgenodigd als ${row.level ?? 'beheerder van de organisatie'}`,
  });
  if (mails) {
    const job = {
      subject: 'uitnodiging',
      id: invitationId,
      version: hash,
      organisationId,
    } as const;
    await addJob(sql, clock, mailJob(job), { again: true });
  }
  return { ...(await invitationOf(sql, clock, invitationId)), link: linkOf(pageOrigin, secret) };
}

const isEmail = (email: string) => eq(fragment`lower(${users.email})`, email.toLowerCase());

/** An address proves nobody; that somebody with it belongs here is reason enough not to invite. */
async function refuseMember(
  { orm }: Sql,
  { organisationId, projectId, email }: Invited,
): Promise<void> {
  const [found] =
    projectId === null
      ? await orm
          .select({ level: memberships.level })
          .from(memberships)
          .innerJoin(users, eq(users.userId, memberships.userId))
          .where(
            and(
              eq(memberships.organisationId, organisationId),
              eq(memberships.level, 'beheerder'),
              isEmail(email),
            ),
          )
      : await orm
          .select({ level: projectMembers.level })
          .from(projectMembers)
          .innerJoin(users, eq(users.userId, projectMembers.userId))
          .where(and(eq(projectMembers.projectId, projectId), isEmail(email)));
  if (!found) return;
  const message =
    projectId === null
      ? 'Iemand met dit adres is al beheerder van de organisatie.'
      : `Iemand met dit adres is al ${found.level} van dit project. Wijzig het niveau in de lijst.`;
  throw new DomainError('conflict', message, [{ path: 'email', message }]);
}

async function invitedBefore({ orm }: Sql, invited: Invited): Promise<InvitationRow | undefined> {
  const [found] = await orm
    .select()
    .from(invitations)
    .where(
      and(
        ofPlace(invited),
        eq(fragment`lower(${invitations.email})`, invited.email.toLowerCase()),
        inArray(invitations.state, ['open', 'wacht_op_akkoord']),
      ),
    )
    .for('update');
  return found;
}
