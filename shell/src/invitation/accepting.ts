import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ApiClient } from '@kengetal/platform';
import { START_PATH } from '../app/guards.ts';
import { useHome, useOpens } from '../app/use-opens.ts';
import { useWorld } from '../app/world.ts';
import { configOptions } from '../projects/config.ts';
import { createInvitationSecret } from './secret.ts';

/** What the invitation says; its secret stays out of the key, which is logged. */
export const seenOptions = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['shell', 'invitation'],
    queryFn: ({ signal }) => api.request('POST /invitation', { body: { token }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Accepts it; who is let in goes on to what they were invited to, as soon as the app knows it. */
export function useAccept(token: string) {
  const { api } = useWorld();
  const client = useQueryClient();
  const navigate = useNavigate();
  const home = useHome() ?? START_PATH;
  const opens = useOpens();
  return useMutation({
    mutationKey: ['shell', 'accept-invitation'],
    mutationFn: () => api.request('POST /invitation/accept', { body: { token } }),
    onSuccess: async ({ state, organisation_id, project_id }) => {
      createInvitationSecret(sessionStorage).forget();
      await client.fetchQuery({ ...configOptions(api), staleTime: 0 });
      if (state !== 'aanvaard') return;
      const target =
        project_id === null
          ? opens('organisation', { organisation_id })
          : `${home}?project=${encodeURIComponent(project_id)}`;
      await navigate(target ?? home, { replace: true });
    },
  });
}
