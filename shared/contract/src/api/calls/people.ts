import * as z from 'zod';
import { ACTIVITY_KINDS } from '../../vocabulary.ts';
import { defineCalls } from '../call.ts';
import { download, projectRight } from '../entities.ts';
import {
  activityPage,
  invitation,
  invitationSeen,
  newInvitation,
  organisationMember,
} from '../people.ts';
import { day, id } from '../primitives.ts';

const organisationQuery = z.object({ organisation_id: id });
const projectQuery = z.object({ project_id: id });
const email = z.email('Dit is geen geldig e-mailadres.').max(254);
const token = z.object({ token: z.string().min(1).max(200) });
/** Who is beheerder from now on, when the only one leaves. */
const successor = z.object({ successor_id: id.optional() });

/** What of the log is asked for; days are of the Dutch calendar, both included. */
const activityFilter = z.object({
  soort: z.enum(ACTIVITY_KINDS).optional(),
  user_id: id.optional(),
  van: day.optional(),
  tot: day.optional(),
});
const cursor = z.object({ cursor: z.string().max(1_000).optional() });

const member_of = { scope: 'organisation', level: 'lid', field: 'organisation_id' } as const;
const admin_of = { scope: 'organisation', level: 'beheerder', field: 'organisation_id' } as const;
const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;
const owner = { scope: 'project', level: 'beheerder', field: 'project_id' } as const;

/** Who belongs to organisations and projects, how they came, and what they did. */
export const peopleCalls = defineCalls({
  removeAdmin: {
    method: 'DELETE',
    path: '/organisation/admin',
    summary: 'Remove a beheerder, who stays lid where they are in a project; never the last one',
    access: admin_of,
    body: organisationQuery.extend({ user_id: id }),
  },
  inviteAdmin: {
    method: 'POST',
    path: '/organisation/invite',
    summary: 'Invite someone as beheerder',
    access: admin_of,
    body: organisationQuery.extend({ email }),
    response: newInvitation,
  },
  organisationMembers: {
    method: 'GET',
    path: '/organisation/members',
    summary: 'Everyone who belongs to an organisation, with their level',
    access: admin_of,
    query: organisationQuery,
    response: z.array(organisationMember),
  },
  organisationInvitations: {
    method: 'GET',
    path: '/organisation/invitations',
    summary: 'Invitations of an organisation that were not accepted, newest first',
    access: admin_of,
    query: organisationQuery,
    response: z.array(invitation),
  },
  resendOrganisationInvitation: {
    method: 'POST',
    path: '/organisation/invitation/resend',
    summary: 'Send an invitation again, with a new link; the one before ends',
    access: admin_of,
    body: organisationQuery.extend({ invitation_id: id }),
    response: newInvitation,
  },
  confirmOrganisationInvitation: {
    method: 'POST',
    path: '/organisation/invitation/confirm',
    summary: 'Say yes or no to who came with another address than invited',
    access: admin_of,
    body: organisationQuery.extend({ invitation_id: id, accept: z.boolean() }),
    response: invitation,
  },
  withdrawOrganisationInvitation: {
    method: 'DELETE',
    path: '/organisation/invitation',
    summary: 'Withdraw an invitation',
    access: admin_of,
    body: organisationQuery.extend({ invitation_id: id }),
  },
  inviteProjectUser: {
    method: 'POST',
    path: '/project/invite',
    summary: 'Invite someone to a project with a level',
    access: owner,
    body: projectQuery.extend({ email, level: projectRight }),
    response: newInvitation,
  },
  projectInvitations: {
    method: 'GET',
    path: '/project/invitations',
    summary: 'Invitations of a project that were not accepted, newest first',
    access: owner,
    query: projectQuery,
    response: z.array(invitation),
  },
  resendProjectInvitation: {
    method: 'POST',
    path: '/project/invitation/resend',
    summary: 'Send an invitation again, with a new link; the one before ends',
    access: owner,
    body: projectQuery.extend({ invitation_id: id }),
    response: newInvitation,
  },
  confirmProjectInvitation: {
    method: 'POST',
    path: '/project/invitation/confirm',
    summary: 'Say yes or no to who came with another address than invited',
    access: owner,
    body: projectQuery.extend({ invitation_id: id, accept: z.boolean() }),
    response: invitation,
  },
  withdrawProjectInvitation: {
    method: 'DELETE',
    path: '/project/invitation',
    summary: 'Withdraw an invitation',
    access: owner,
    body: projectQuery.extend({ invitation_id: id }),
  },
  seeInvitation: {
    method: 'POST',
    path: '/invitation',
    summary: 'What an invitation says, for who holds its secret',
    access: { scope: 'public' },
    body: token,
    response: invitationSeen,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitation/accept',
    summary: 'Accept an invitation by its secret; another address than invited awaits a yes',
    access: { scope: 'session' },
    body: token,
    response: z.object({
      state: z.enum(['aanvaard', 'wacht_op_akkoord']),
      organisation_id: id,
      project_id: id.nullable(),
    }),
  },
  changeProjectUser: {
    method: 'PATCH',
    path: '/project/user',
    summary: 'Give someone another level; the last beheerder keeps theirs',
    access: owner,
    body: projectQuery.extend({ user_id: id, level: projectRight }),
  },
  removeProjectUser: {
    method: 'DELETE',
    path: '/project/user',
    summary: 'Remove someone from a project; never the last beheerder',
    access: owner,
    body: projectQuery.extend({ user_id: id }),
  },
  leaveProject: {
    method: 'POST',
    path: '/project/leave',
    summary: 'Leave a project; its only beheerder names who is so from now on',
    access: reader,
    body: projectQuery.extend(successor.shape),
  },
  leaveOrganisation: {
    method: 'POST',
    path: '/organisation/leave',
    summary: 'Leave an organisation and its projects; its only beheerder names a successor',
    access: member_of,
    body: organisationQuery.extend(successor.shape),
  },
  projectsWithoutOwner: {
    method: 'GET',
    path: '/organisation/orphans',
    summary: 'Projects of an organisation that lost their last beheerder',
    access: admin_of,
    query: organisationQuery,
    response: z.array(z.object({ project_id: id, project_name: z.string() })),
  },
  takeProject: {
    method: 'POST',
    path: '/organisation/orphan',
    summary: 'Become beheerder of a project that lost its last one',
    access: admin_of,
    body: organisationQuery.extend({ project_id: id }),
  },
  organisationActivity: {
    method: 'GET',
    path: '/organisation/activity',
    summary: 'Who did what in an organisation, newest first',
    access: admin_of,
    query: organisationQuery.extend({ ...activityFilter.shape, ...cursor.shape }),
    response: activityPage,
  },
  exportOrganisationActivity: {
    method: 'POST',
    path: '/organisation/activity/export',
    summary: 'The same as a file of comma-separated values',
    access: admin_of,
    body: organisationQuery.extend(activityFilter.shape),
    response: download,
  },
  projectActivity: {
    method: 'GET',
    path: '/project/activity',
    summary: 'Who did what in a project, newest first',
    access: reader,
    query: projectQuery.extend({ ...activityFilter.shape, ...cursor.shape }),
    response: activityPage,
  },
  exportProjectActivity: {
    method: 'POST',
    path: '/project/activity/export',
    summary: 'The same as a file of comma-separated values',
    access: reader,
    body: projectQuery.extend(activityFilter.shape),
    response: download,
  },
});
