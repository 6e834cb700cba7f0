import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type ApiClient } from '@kengetal/platform';
import { keyOf as keyOfPlace } from '../../parts/place.ts';

const getOrganisation = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation', { query: { organisation_id }, signal });

const getAdmins = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/admins', { query: { organisation_id }, signal });

const getMembers = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/members', { query: { organisation_id }, signal });

const getProjects = (api: ApiClient, organisation_id: string, signal: AbortSignal) =>
  api.request('GET /organisation/projects', { query: { organisation_id }, signal });

const keyOf = (id: string, part: string) => keyOfPlace({ kind: 'organisatie', id }, part);

const organisationOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'details'),
    queryFn: ({ signal }) => getOrganisation(api, id, signal),
  });

const adminsOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'admins'),
    queryFn: ({ signal }) => getAdmins(api, id, signal),
  });

const membersOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'members'),
    queryFn: ({ signal }) => getMembers(api, id, signal),
  });

const projectsOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'projects'),
    queryFn: ({ signal }) => getProjects(api, id, signal),
  });

export const useOrganisation = (id: string) => useQuery(organisationOptions(useApi(), id));
export const useAdmins = (id: string) => useQuery(adminsOptions(useApi(), id));
export const useMembers = (id: string) => useQuery(membersOptions(useApi(), id));
export const useProjects = (id: string) => useQuery(projectsOptions(useApi(), id));
