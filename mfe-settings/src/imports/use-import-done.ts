import { useEffect } from 'react';
import type { ImportJob } from '@kengetal/contract';
import { useBus, useProject } from '@kengetal/platform';

/** Tells the app once that a project has new figures, and has it read a new project. */
export function useImportDone({ status, import_id, project_id }: ImportJob): void {
  const bus = useBus();
  const { reload } = useProject();
  useEffect(() => {
    if (status !== 'gereed' || project_id === null) return;
    bus.emit('dataChanged', { project_id });
    void reload();
  }, [bus, reload, status, import_id, project_id]);
}
