import { useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import type { Place } from './place.ts';

/**
 * Goes to another screen and to books that are left, since these are gone for the user: nothing asks
 * for them any more when the app reads anew what there is.
 */
export function useGoOn() {
  const navigate = useNavigate();
  const { projects, reload } = useProject();
  return async ({ kind, id }: Place, to: string, state?: object): Promise<void> => {
    const left = projects.find(
      ({ project_id, organisation_id }) =>
        (kind === 'project' ? project_id : organisation_id) !== id,
    );
    const address = left ? `${to}?project=${encodeURIComponent(left.project_id)}` : to;
    await navigate(address, { state });
    await reload();
  };
}
