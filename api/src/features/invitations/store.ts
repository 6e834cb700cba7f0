import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Invitation } from '@kengetal/contract';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { invitations, users } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** What is invited to: an organisation as beheerder, or one of its projects. */
export interface Place {
  readonly organisationId: string;
  readonly projectId: string | null;
}

/** A list shows no more than anyone reads. */
const MOST_SHOWN = 500;

const inviters = alias(users, 'inviters');
const accepters = alias(users, 'accepters');
const SHOWN = {
  row: invitations,
  invitedBy: inviters.name,
  accepter: { name: accepters.name, email: accepters.email },
};

/** Who belongs to a project is not for the organisation to decide (decision 0011). */
export const ofPlace = ({ organisationId, projectId }: Place) =>
  and(
    eq(invitations.organisationId, organisationId),
    projectId === null ? isNull(invitations.projectId) : eq(invitations.projectId, projectId),
  );

/** Where an invitation stands now. */
export const stateOf = (
  { state, expiresAt }: Pick<InvitationRow, 'state' | 'expiresAt'>,
  clock: Clock,
): Invitation['state'] =>
  state === 'open' && Date.parse(expiresAt) <= clock.now().getTime() ? 'verlopen' : state;

/** Invitations of a place that were not accepted, the newest first. */
export async function invitationsOf(
  { orm }: Sql,
  clock: Clock,
  place: Place,
): Promise<Invitation[]> {
  const rows = await orm
    .select(SHOWN)
    .from(invitations)
    .leftJoin(inviters, eq(inviters.userId, invitations.invitedBy))
    .leftJoin(accepters, eq(accepters.userId, invitations.acceptedBy))
    .where(and(ofPlace(place), ne(invitations.state, 'aanvaard')))
    .orderBy(desc(invitations.invitedAt), invitations.email)
    .limit(MOST_SHOWN);
  return rows.map((row) => shown(row, clock));
}

/** One invitation. Throws not_found. */
export async function invitationOf(
  { orm }: Sql,
  clock: Clock,
  invitationId: string,
): Promise<Invitation> {
  const [row] = await orm
    .select(SHOWN)
    .from(invitations)
    .leftJoin(inviters, eq(inviters.userId, invitations.invitedBy))
    .leftJoin(accepters, eq(accepters.userId, invitations.acceptedBy))
    .where(eq(invitations.invitationId, invitationId));
  if (!row) throw new DomainError('not_found');
  return shown(row, clock);
}

/** The row of an invitation of a place, held until the transaction ends. Throws not_found. */
export async function heldInvitation(
  { orm }: Sql,
  place: Place,
  invitationId: string,
): Promise<InvitationRow> {
  const [row] = await orm
    .select()
    .from(invitations)
    .where(and(eq(invitations.invitationId, invitationId), ofPlace(place)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

function shown(
  {
    row,
    invitedBy,
    accepter,
  }: {
    row: InvitationRow;
    invitedBy: string | null;
    accepter: { name: string; email: string } | null;
  },
  clock: Clock,
): Invitation {
  const state = stateOf(row, clock);
  return {
    invitation_id: row.invitationId,
    organisation_id: row.organisationId,
    project_id: row.projectId,
    email: row.email,
    level: row.level,
    invited_by: invitedBy ?? 'Iemand die er niet meer is',
    invited_at: row.invitedAt,
    expires_at: row.expiresAt,
    state,
    accepted_as: state === 'wacht_op_akkoord' ? accepter : null,
    mail: row.mail,
    mail_problem: row.mailProblem,
  };
}
