import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';
import { keyOf } from '../../../parts/place.ts';

const renameOrganisation = (api: ApiClient, organisation_id: string, organisation_name: string) =>
  api.request('PATCH /organisation', { body: { organisation_id, organisation_name } });

/** Renames an organisation; done when the app knows it by that name too. */
export function useRenameOrganisation(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'rename-organisation', id],
    mutationFn: (name: string) => renameOrganisation(api, id, name),
    onSuccess: async () => {
      await reload();
      await client.invalidateQueries({ queryKey: keyOf({ kind: 'organisatie', id }, 'details') });
    },
  });
}
