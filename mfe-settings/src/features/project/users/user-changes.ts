import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectRight } from '@kengetal/contract';
import { useApi, useProject, useSession, type ApiClient } from '@kengetal/platform';
import { keyOf } from '../../../parts/place.ts';

/** What is to become of somebody in a project. */
export interface UserChange {
  user_id: string;
  /** Null removes them. */
  level: ProjectRight | null;
}

const changeUser = (api: ApiClient, project_id: string, { user_id, level }: UserChange) =>
  level === null
    ? api.request('DELETE /project/user', { body: { project_id, user_id } })
    : api.request('PATCH /project/user', { body: { project_id, user_id, level } });

/** Gives somebody another level, or removes them; who does so to themselves has other rights then. */
export function useChangeUser(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
  const { reload } = useProject();
  return useMutation({
    mutationKey: ['mfe-settings', 'change-user', id],
    mutationFn: (change: UserChange) => changeUser(api, id, change),
    onSuccess: async (_answer, { user_id, level }) => {
      if (user_id === user.user_id) await reload(level === null ? { project_id: id } : undefined);
      await client.invalidateQueries({ queryKey: keyOf({ kind: 'project', id }, 'users') });
    },
  });
}
