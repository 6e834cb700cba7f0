import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Source } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

const getUsers = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('POST /project/users', { query: { project_id }, signal });

const getSources = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('GET /project/sources', { query: { project_id }, signal });

const getSource = (api: ApiClient, source_id: string, signal: AbortSignal) =>
  api.request('GET /source', { query: { source_id }, signal });

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

const sourceOptions = (api: ApiClient, { project_id, source_id }: Source) =>
  queryOptions({
    queryKey: ['mfe-settings', 'project', project_id, 'source', source_id],
    queryFn: ({ signal }) => getSource(api, source_id, signal),
  });

export const useUsers = (projectId: string) => useQuery(usersOptions(useApi(), projectId));
export const useSources = (projectId: string) => useQuery(sourcesOptions(useApi(), projectId));
export const useSource = (source: Source) => useQuery(sourceOptions(useApi(), source));
