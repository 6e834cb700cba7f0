import { and, eq } from 'drizzle-orm';
import type { CallResponse, Invitation, InvitationSeen } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { join, nameOf } from '../../access/joining.ts';
import { lockOrganisation } from '../../access/lock-project.ts';
import { mayInvite } from '../../access/policy.ts';
import { NOT_REMOVED } from '../../access/removed.ts';
import { tokenHash } from '../../access/tokens.ts';
import { findUser } from '../../access/users.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import {
  invitations,
  invitationSecrets,
  organisations,
  projects,
  users,
} from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { addJob } from '../../jobs/rows.ts';
import { mailJob } from '../../mail/job.ts';
import { emailHint } from './hint.ts';
import type { Sending } from './inviting.ts';
import { heldInvitation, invitationOf, stateOf, type InvitationRow, type Place } from './store.ts';

const UNKNOWN = 'Deze link werkt niet (meer). Vraag om een nieuwe uitnodiging.';

/** What an invitation says to who holds its secret. Throws not_found. */
export async function seen({ orm }: Sql, clock: Clock, secret: string): Promise<InvitationSeen> {
  const [found] = await orm
    .select({
      row: invitations,
      organisationName: organisations.name,
      projectName: projects.name,
      invitedBy: users.name,
    })
    .from(invitationSecrets)
    .innerJoin(invitations, eq(invitations.invitationId, invitationSecrets.invitationId))
    .innerJoin(organisations, eq(organisations.organisationId, invitations.organisationId))
    .leftJoin(projects, eq(projects.projectId, invitations.projectId))
    .leftJoin(users, eq(users.userId, invitations.invitedBy))
    .where(and(eq(invitationSecrets.tokenHash, tokenHash(secret)), NOT_REMOVED));
  if (!found) throw new DomainError('not_found', UNKNOWN);
  const { row } = found;
  return {
    organisation_name: found.organisationName,
    project_name: found.projectName,
    invited_by: found.invitedBy ?? 'Iemand die er niet meer is',
    email_hint: emailHint(row.email),
    level: row.level,
    expires_at: row.expiresAt,
    state: stateOf(row, clock),
  };
}

type Accepted = CallResponse<'acceptInvitation'>;

/**
 * Accepts an invitation, in a transaction: its secret proves it. Who has another address than was
 * invited, or was invited by someone who may no longer do so, awaits a yes. The same person may
 * accept again. Throws not_found for an unknown secret, conflict for one that is over or another's.
 */
export async function accept(
  sql: Sql,
  { clock, mails }: Sending,
  { secret, userId }: { readonly secret: string; readonly userId: string },
): Promise<Accepted> {
  const row = await heldBySecret(sql, secret);
  const { organisationId, projectId, invitationId } = row;
  const answer = (state: Accepted['state']): Accepted => ({
    ...{ state, organisation_id: organisationId, project_id: projectId },
  });
  const state = stateOf(row, clock);
  if (state === 'aanvaard' || state === 'wacht_op_akkoord') {
    if (row.acceptedBy === userId) return answer(state);
    throw new DomainError('conflict', 'Deze uitnodiging is al door iemand anders gebruikt.');
  }
  if (state !== 'open') throw new DomainError('conflict', OVER[state]);
  const user = await findUser(sql, userId);
  if (!user) throw new DomainError('unauthenticated');
  const isInvited = user.email.toLowerCase() === row.email.toLowerCase();
  const isVouched = await mayInvite(sql, row.invitedBy, row);
  const accepted = isInvited && isVouched ? 'aanvaard' : 'wacht_op_akkoord';
  await sql.orm
    .update(invitations)
    .set({ state: accepted, acceptedBy: userId, acceptedAt: stamp(clock) })
    .where(eq(invitations.invitationId, invitationId));
  if (accepted === 'aanvaard') {
    await join(sql, clock, joiningOf(row, userId));
    return answer(accepted);
  }
  await recordActivity(sql, clock, {
    ...{ ...scopeOf(row), userId, action: 'uitnodiging.wacht' },
    description: `${user.name} kwam met de uitnodiging van ${emailHint(row.email)} en wacht op akkoord`,
  });
  if (mails) {
    const job = { subject: 'akkoord', id: invitationId, version: userId, organisationId } as const;
    await addJob(sql, clock, mailJob(job), { again: true });
  }
  return answer(accepted);
}

const OVER = {
  verlopen: 'Deze uitnodiging is verlopen. Vraag om een nieuwe.',
  ingetrokken: 'Deze uitnodiging is ingetrokken. Vraag om een nieuwe.',
  afgewezen: 'Deze uitnodiging is afgewezen. Vraag om een nieuwe.',
} as const;

/** Says yes or no to who awaits it. Throws conflict when nobody does. */
export async function confirm(
  sql: Sql,
  clock: Clock,
  place: Place,
  said: { readonly invitationId: string; readonly userId: string; readonly accept: boolean },
): Promise<Invitation> {
  await lockOrganisation(sql, place.organisationId);
  const row = await heldInvitation(sql, place, said.invitationId);
  const { acceptedBy } = row;
  if (row.state !== 'wacht_op_akkoord' || acceptedBy === null) {
    throw new DomainError('conflict', 'Er wacht niemand op akkoord bij deze uitnodiging.');
  }
  const name = await nameOf(sql, acceptedBy);
  const { accept: isYes, userId } = said;
  await sql.orm
    .update(invitations)
    .set({ state: isYes ? 'aanvaard' : 'afgewezen' })
    .where(eq(invitations.invitationId, row.invitationId));
  await recordActivity(sql, clock, {
    ...{ ...scopeOf(row), userId },
    action: isYes ? 'uitnodiging.akkoord' : 'uitnodiging.afgewezen',
    description: isYes ? `Akkoord voor ${name}` : `${name} niet toegelaten`,
  });
  if (isYes) await join(sql, clock, joiningOf(row, acceptedBy));
  return invitationOf(sql, clock, row.invitationId);
}

/** Withdraws an invitation that nobody came in by yet. */
export async function withdraw(
  sql: Sql,
  clock: Clock,
  place: Place,
  { invitationId, userId }: { readonly invitationId: string; readonly userId: string },
): Promise<void> {
  const row = await heldInvitation(sql, place, invitationId);
  if (row.state === 'ingetrokken') return;
  if (row.state === 'aanvaard') {
    throw new DomainError('conflict', 'Deze uitnodiging is al aanvaard. Verwijder de gebruiker.');
  }
  await sql.orm
    .update(invitations)
    .set({ state: 'ingetrokken' })
    .where(eq(invitations.invitationId, invitationId));
  await recordActivity(sql, clock, {
    ...{ ...scopeOf(row), userId, action: 'uitnodiging.ingetrokken' },
    description: `Uitnodiging van ${emailHint(row.email)} ingetrokken`,
  });
}

const scopeOf = ({ organisationId, projectId }: InvitationRow) => ({
  organisationId,
  ...(projectId !== null && { projectId }),
});

const joiningOf = ({ organisationId, projectId, level }: InvitationRow, userId: string) => ({
  ...{ organisationId, userId },
  in: projectId !== null && level !== null ? { projectId, level } : undefined,
});

/** Holds the organisation first, as everything that changes who belongs to it does. */
async function heldBySecret(sql: Sql, secret: string): Promise<InvitationRow> {
  const { organisationId } = await placeOf(sql, secret);
  await lockOrganisation(sql, organisationId);
  // It may have got another secret meanwhile.
  const place = await placeOf(sql, secret);
  return heldInvitation(sql, place, place.invitationId);
}

/** What the secret of an invitation is for. Throws not_found. */
async function placeOf(sql: Sql, secret: string): Promise<Place & { invitationId: string }> {
  const [found] = await sql.orm
    .select({
      invitationId: invitations.invitationId,
      organisationId: invitations.organisationId,
      projectId: invitations.projectId,
    })
    .from(invitationSecrets)
    .innerJoin(invitations, eq(invitations.invitationId, invitationSecrets.invitationId))
    .innerJoin(organisations, eq(organisations.organisationId, invitations.organisationId))
    .leftJoin(projects, eq(projects.projectId, invitations.projectId))
    .where(and(eq(invitationSecrets.tokenHash, tokenHash(secret)), NOT_REMOVED));
  if (!found) throw new DomainError('not_found', UNKNOWN);
  return found;
}
