import { useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import type { Place } from './place.ts';

/**
 * Goes to another screen and to books that are left, since these are gone for the user: nothing asks
 * for them any more, and the app reads anew what there is.
 */
export function useGoOn() {
  const navigate = useNavigate();
  const { projects, reload } = useProject();
  return async ({ kind, id }: Place, to: string, state?: object): Promise<void> => {
    const part = kind === 'project' ? 'project_id' : 'organisation_id';
    const left = projects.find((project) => project[part] !== id);
    const address = left ? `${to}?project=${encodeURIComponent(left.project_id)}` : to;
    const reading = reload({ [part]: id });
    // At once, so that the screen of what is gone is not shown without it.
    await navigate(address, { state, flushSync: true });
    await reading;
  };
}
