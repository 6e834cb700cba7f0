import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { download, organisation, project, user } from '../entities.ts';
import { removalPreview, removedThing, session } from '../people.ts';
import { id } from '../primitives.ts';

const organisationQuery = z.object({ organisation_id: id });
const projectQuery = z.object({ project_id: id });
const name = z.string().trim().min(2, 'Vul een naam van minstens 2 tekens in.').max(80);

const admin_of = { scope: 'organisation', level: 'beheerder', field: 'organisation_id' } as const;
const owner = { scope: 'project', level: 'beheerder', field: 'project_id' } as const;

/** Names and removal of organisations and projects, what they hold as a file, and one's own account. */
export const keepingCalls = defineCalls({
  renameOrganisation: {
    method: 'PATCH',
    path: '/organisation',
    summary: 'Rename an organisation',
    access: admin_of,
    body: organisationQuery.extend({ organisation_name: name }),
    response: organisation,
  },
  renameProject: {
    method: 'PATCH',
    path: '/project',
    summary: 'Rename a project',
    access: owner,
    body: projectQuery.extend({ project_name: name }),
    response: project,
  },
  organisationRemoval: {
    method: 'GET',
    path: '/organisation/removal',
    summary: 'What would be gone with an organisation',
    access: admin_of,
    query: organisationQuery,
    response: removalPreview,
  },
  projectRemoval: {
    method: 'GET',
    path: '/project/removal',
    summary: 'What would be gone with a project',
    access: owner,
    query: projectQuery,
    response: removalPreview,
  },
  deleteOrganisation: {
    method: 'DELETE',
    path: '/organisation',
    summary: 'Remove an organisation with all its projects; it can be brought back for 30 days',
    access: admin_of,
    query: organisationQuery,
  },
  deleteProject: {
    method: 'DELETE',
    path: '/project',
    summary: 'Remove a project with its books; it can be brought back for 30 days',
    access: owner,
    query: projectQuery,
  },
  removedThings: {
    method: 'GET',
    path: '/removed',
    summary: 'What was removed and the caller can bring back',
    access: { scope: 'session' },
    response: z.array(removedThing),
  },
  restoreOrganisation: {
    method: 'POST',
    path: '/organisation/restore',
    summary: 'Bring back an organisation, with the projects that went with it',
    access: { ...admin_of, removed: true },
    body: organisationQuery,
    response: organisation,
  },
  restoreProject: {
    method: 'POST',
    path: '/project/restore',
    summary: 'Bring back a project',
    access: { ...owner, removed: true },
    body: projectQuery,
    response: project,
  },
  exportProject: {
    method: 'POST',
    path: '/project/export',
    summary: 'All that a project holds as one zip file, but for the chats of its users',
    access: owner,
    body: projectQuery,
    response: download,
  },
  account: {
    method: 'GET',
    path: '/account',
    summary: 'Who is signed in, and where',
    access: { scope: 'session' },
    response: z.object({
      user,
      provider: z.enum(['microsoft', 'google']),
      sessions: z.array(session),
    }),
  },
  endSession: {
    method: 'DELETE',
    path: '/account/session',
    summary: 'End one of the sign-ins of the caller',
    access: { scope: 'session' },
    body: z.object({ session_id: id }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/account/sessions',
    summary: 'End all sign-ins of the caller but the one that asks',
    access: { scope: 'session' },
  },
  exportAccount: {
    method: 'POST',
    path: '/account/export',
    summary: 'What is kept of the caller as one file',
    access: { scope: 'session' },
    response: download,
  },
});
