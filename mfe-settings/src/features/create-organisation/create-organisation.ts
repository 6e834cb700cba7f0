import { useMutation } from '@tanstack/react-query';
import { useApi, useProject, type ApiClient } from '@kengetal/platform';

const createOrganisation = (api: ApiClient, organisation_name: string) =>
  api.request('POST /organisation', { body: { organisation_name } });

/** Creates an organisation; done when the app knows it too. */
export function useCreateOrganisation() {
  const api = useApi();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'create-organisation'],
    mutationFn: async (name: string) => {
      const organisation = await createOrganisation(api, name);
      await reload();
      return organisation;
    },
  });
}
