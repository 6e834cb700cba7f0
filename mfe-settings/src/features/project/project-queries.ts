import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type ApiClient } from '@kengetal/platform';

const getUsers = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('POST /project/users', { query: { project_id }, signal });

const getSources = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('GET /project/sources', { query: { project_id }, signal });

const usersOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'project', id, 'users'],
    queryFn: ({ signal }) => getUsers(api, id, signal),
  });

const sourcesOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'project', id, 'sources'],
    queryFn: ({ signal }) => getSources(api, id, signal),
  });

export const useUsers = (projectId: string) => useQuery(usersOptions(useApi(), projectId));
export const useSources = (projectId: string) => useQuery(sourcesOptions(useApi(), projectId));
