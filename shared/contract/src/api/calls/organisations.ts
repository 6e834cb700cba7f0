import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { connection } from '../connections.ts';
import { download, member, organisation, project, projectMember, source } from '../entities.ts';
import { LIMITS } from '../../limits.ts';
import { officeFigures, officeOverview } from '../office.ts';
import { id, instant, listTo } from '../primitives.ts';

const organisationQuery = z.object({ organisation_id: id });
const projectQuery = z.object({ project_id: id });
const organisationName = z.string().trim().min(2, 'Vul een naam van minstens 2 tekens in.').max(80);
const projectName = z.string().trim().min(2, 'Vul een naam van minstens 2 tekens in.').max(80);

const member_of = { scope: 'organisation', level: 'lid', field: 'organisation_id' } as const;
const admin_of = { scope: 'organisation', level: 'beheerder', field: 'organisation_id' } as const;
const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;

export const organisationCalls = defineCalls({
  createOrganisation: {
    method: 'POST',
    path: '/organisation',
    summary: 'Create an organisation; the caller becomes its beheerder',
    access: { scope: 'session' },
    body: z.object({ organisation_name: organisationName }),
    response: organisation,
  },
  getOrganisation: {
    method: 'GET',
    path: '/organisation',
    summary: 'One organisation',
    access: member_of,
    query: organisationQuery,
    response: organisation.extend({ created_at: instant }),
  },
  organisationAdmins: {
    method: 'GET',
    path: '/organisation/admins',
    summary: 'Beheerders of an organisation',
    access: member_of,
    query: organisationQuery,
    response: z.array(member),
  },
  organisationProjects: {
    method: 'GET',
    path: '/organisation/projects',
    summary: 'Projects of an organisation that the caller may see',
    access: member_of,
    query: organisationQuery,
    /** With how many people are in it. */
    response: z.array(project.extend({ users: z.int() })),
  },
  organisationConnections: {
    method: 'GET',
    path: '/organisation/connections',
    summary: 'Accounting connections of an organisation',
    access: member_of,
    query: organisationQuery,
    response: z.array(connection),
  },
  officeOverview: {
    method: 'GET',
    path: '/organisation/office',
    summary: 'The administrations of an organisation that the caller may see, with how each stands',
    access: member_of,
    query: organisationQuery,
    response: officeOverview,
  },
  officeFigures: {
    method: 'GET',
    path: '/project/office',
    summary: 'The amounts of a project on the page of its organisation, as figures',
    access: reader,
    query: projectQuery,
    response: officeFigures,
  },
  exportOffice: {
    method: 'POST',
    path: '/organisation/office/export',
    summary: 'These administrations, in this order, as XLSX or CSV',
    access: member_of,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: organisationQuery.extend({
      project_ids: listTo(LIMITS.projects, id).min(1),
      format: z.enum(['xlsx', 'csv']),
    }),
    response: download,
  },
  createProject: {
    method: 'POST',
    path: '/project',
    summary: 'Create a project; the caller becomes its beheerder',
    access: admin_of,
    body: organisationQuery.extend({ project_name: projectName }),
    response: project,
  },
  getProject: {
    method: 'GET',
    path: '/project',
    summary: 'One project',
    access: reader,
    query: projectQuery,
    response: project.extend({ created_at: instant }),
  },
  projectUsers: {
    method: 'POST',
    path: '/project/users',
    summary: 'Users of a project with their level (specification §7: POST, empty body)',
    access: reader,
    query: projectQuery,
    response: z.array(projectMember),
  },
  projectSources: {
    method: 'GET',
    path: '/project/sources',
    summary: 'Sources of a project',
    access: reader,
    query: projectQuery,
    response: z.array(source),
  },
});
