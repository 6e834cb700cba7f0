import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useProject, useSession, type ApiClient } from '@kengetal/platform';
import { keyOf } from '../../../parts/place.ts';

const removeAdmin = (api: ApiClient, organisation_id: string, user_id: string) =>
  api.request('DELETE /organisation/admin', { body: { organisation_id, user_id } });

/** Removes a beheerder; who removes themselves has other rights from then on. */
export function useRemoveAdmin(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'remove-admin', id],
    mutationFn: (userId: string) => removeAdmin(api, id, userId),
    onSuccess: async (_answer, userId) => {
      if (userId === user.user_id) await reload();
      await client.invalidateQueries({ queryKey: keyOf({ kind: 'organisatie', id }) });
    },
  });
}
