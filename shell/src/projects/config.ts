import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@kengetal/contract';
import type { ApiClient } from '@kengetal/platform';

export type Config = CallResponse<'config'>;

export const CONFIG_KEY = ['shell', 'config'] as const;

/** Organisations, projects and rights of the user. */
export function configOptions(api: ApiClient) {
  return queryOptions({
    queryKey: CONFIG_KEY,
    queryFn: ({ signal }) => api.request('GET /config', { signal }),
    staleTime: 5 * 60_000,
  });
}
