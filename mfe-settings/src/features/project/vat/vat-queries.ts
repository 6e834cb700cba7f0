import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useBus, type ApiClient, type ApiRequest } from '@kengetal/platform';

export type Placement = Omit<ApiRequest<'POST /project/vat'>['body'], 'project_id'>;

const getPlaces = (api: ApiClient, project_id: string, signal: AbortSignal) =>
  api.request('GET /project/vat', { query: { project_id }, signal });

const placeVat = (api: ApiClient, project_id: string, placement: Placement) =>
  api.request('POST /project/vat', { body: { project_id, ...placement } });

const placesOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mfe-settings', 'project', id, 'vat'],
    queryFn: ({ signal }) => getPlaces(api, id, signal),
  });

export const useVatPlaces = (projectId: string) => useQuery(placesOptions(useApi(), projectId));

/** Places a code or an account by hand, or gives the choice back; the list and the figures follow. */
export function usePlaceVat(projectId: string) {
  const api = useApi();
  const bus = useBus();
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mfe-settings', 'place-vat', projectId],
    mutationFn: (placement: Placement) => placeVat(api, projectId, placement),
    onSuccess: (places) => {
      client.setQueryData(placesOptions(api, projectId).queryKey, places);
      bus.emit('dataChanged', { project_id: projectId });
    },
  });
}
