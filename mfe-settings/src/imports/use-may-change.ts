import type { ImportJob } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';

/** Whether one may still stop, answer or retry an import: rights may have changed since it was sent. */
export function useMayChange({ project_id }: Pick<ImportJob, 'project_id'>): boolean {
  const { rights } = useSession();
  return project_id === null || mayOnProject(rights, project_id, 'bewerker');
}
