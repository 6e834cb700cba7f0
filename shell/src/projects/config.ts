import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@kengetal/contract';
import type { ApiClient, Gone } from '@kengetal/platform';

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

/** The configuration without what the user has no more; who had something is led into no onboarding. */
export function without(config: Config, { project_id, organisation_id }: Gone): Config {
  const isOther = (one: { organisation_id: string }) => one.organisation_id !== organisation_id;
  return {
    ...config,
    organisations: config.organisations.filter(isOther),
    projects: config.projects.filter((one) => one.project_id !== project_id && isOther(one)),
    needs_onboarding: false,
  };
}
