import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Administration, CallBodyInput } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

export type Choice = CallBodyInput<'chooseAdministration'>['choices'][number];

const getAdministrations = (api: ApiClient, connection_id: string, signal: AbortSignal) =>
  api.request('GET /connection/administrations', { query: { connection_id }, signal });

const administrationsOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'administrations', id],
    queryFn: ({ signal }) => getAdministrations(api, id, signal),
    // Each time it is asked of Exact, which allows so many calls.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Administrations that a consent opens, with the project that each would go to. */
export const useAdministrations = (id: string) => useQuery(administrationsOptions(useApi(), id));

/** Has administrations read. */
export function useChooseAdministrations(connection_id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mfe-settings', 'choose-administrations', connection_id],
    mutationFn: (choices: Choice[]) =>
      api.request('POST /connection/administration', { body: { connection_id, choices } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['mfe-settings'] }),
  });
}

/** Those that can be chosen. */
export const isOpen = ({ refused, connection_id }: Administration): boolean =>
  refused === null && connection_id === null;

/** Key of a project of its own. */
export const NEW = 'nieuw';

/**
 * Where an administration goes unless the user says otherwise or may not change it: to its own
 * project, else to the one that the consent was begun for where it is the only one, else to a new one.
 */
export function targetOf(
  { project }: Administration,
  { begunFor, isOnly }: { begunFor: string | undefined; isOnly: boolean },
): string {
  return project?.project_id ?? (isOnly ? begunFor : undefined) ?? NEW;
}
