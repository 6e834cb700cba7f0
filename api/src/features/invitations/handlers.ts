import { eq } from 'drizzle-orm';
import type { Sql } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { accept, confirm, seen, withdraw } from './accepting.ts';
import { invite, resend, type Sending } from './inviting.ts';
import { invitationsOf, type Place } from './store.ts';

type InvitationCall =
  | 'inviteAdmin'
  | 'organisationInvitations'
  | 'resendOrganisationInvitation'
  | 'confirmOrganisationInvitation'
  | 'withdrawOrganisationInvitation'
  | 'inviteProjectUser'
  | 'projectInvitations'
  | 'resendProjectInvitation'
  | 'confirmProjectInvitation'
  | 'withdrawProjectInvitation'
  | 'seeInvitation'
  | 'acceptInvitation';

const ofOrganisation = (organisationId: string): Place => ({ organisationId, projectId: null });

async function ofProject({ orm }: Sql, projectId: string): Promise<Place> {
  const [found] = await orm
    .select({ organisationId: projects.organisationId })
    .from(projects)
    .where(eq(projects.projectId, projectId));
  if (!found) throw new DomainError('not_found');
  return { ...found, projectId };
}

/**
 * Invitations to organisations and projects.
 * @param wake has mails sent soon after a transaction asked for them
 */
export function invitationHandlers(
  sending: Sending,
  wake: () => void,
): Pick<Handlers, InvitationCall> {
  const { clock } = sending;
  const mailing = async <T>(work: Promise<T>): Promise<T> => {
    const made = await work;
    wake();
    return made;
  };
  return {
    inviteAdmin: ({ body: { organisation_id, email }, caller: { userId }, database }) =>
      mailing(
        database.transaction((sql) =>
          invite(sql, sending, { ...ofOrganisation(organisation_id), email, level: null, userId }),
        ),
      ),
    organisationInvitations: ({ query, database }) =>
      invitationsOf(database, clock, ofOrganisation(query.organisation_id)),
    resendOrganisationInvitation: ({ body, caller: { userId }, database }) =>
      mailing(
        database.transaction((sql) =>
          resend(sql, sending, ofOrganisation(body.organisation_id), {
            ...{ invitationId: body.invitation_id, userId },
          }),
        ),
      ),
    confirmOrganisationInvitation: ({ body, caller: { userId }, database }) =>
      database.transaction((sql) =>
        confirm(sql, clock, ofOrganisation(body.organisation_id), {
          ...{ invitationId: body.invitation_id, userId, accept: body.accept },
        }),
      ),
    withdrawOrganisationInvitation: ({ body, caller: { userId }, database }) =>
      database.transaction((sql) =>
        withdraw(sql, clock, ofOrganisation(body.organisation_id), {
          ...{ invitationId: body.invitation_id, userId },
        }),
      ),
    inviteProjectUser: ({ body: { project_id, email, level }, caller: { userId }, database }) =>
      mailing(
        database.transaction(async (sql) =>
          invite(sql, sending, { ...(await ofProject(sql, project_id)), email, level, userId }),
        ),
      ),
    projectInvitations: async ({ query, database }) =>
      invitationsOf(database, clock, await ofProject(database, query.project_id)),
    resendProjectInvitation: ({ body, caller: { userId }, database }) =>
      mailing(
        database.transaction(async (sql) =>
          resend(sql, sending, await ofProject(sql, body.project_id), {
            ...{ invitationId: body.invitation_id, userId },
          }),
        ),
      ),
    confirmProjectInvitation: ({ body, caller: { userId }, database }) =>
      database.transaction(async (sql) =>
        confirm(sql, clock, await ofProject(sql, body.project_id), {
          ...{ invitationId: body.invitation_id, userId, accept: body.accept },
        }),
      ),
    withdrawProjectInvitation: ({ body, caller: { userId }, database }) =>
      database.transaction(async (sql) =>
        withdraw(sql, clock, await ofProject(sql, body.project_id), {
          ...{ invitationId: body.invitation_id, userId },
        }),
      ),
    seeInvitation: ({ body, database }) => seen(database, clock, body.token),
    acceptInvitation: ({ body, caller: { userId }, database }) =>
      mailing(database.transaction((sql) => accept(sql, sending, { secret: body.token, userId }))),
  };
}
