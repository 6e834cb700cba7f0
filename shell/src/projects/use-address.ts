import { useCallback } from 'react';
import { usePeriod, useProject } from '@kengetal/platform';
import { writePeriod } from '../period/period.ts';

/**
 * Gives a path of the product the active project and period, so that a link to it shows the same
 * books over the same months, also in a new tab. What the path says itself is kept.
 */
export function useAddress(): (path: string) => string {
  const { active } = useProject();
  const { period } = usePeriod();
  const project = active?.project_id ?? null;
  const periode = period && writePeriod(period);
  return useCallback(
    (path) => {
      const [pathname = '', search = ''] = path.split('?');
      const params = new URLSearchParams(search);
      const foreign = params.has('project') && params.get('project') !== project;
      if (project && !params.has('project')) params.set('project', project);
      // A period is chosen per project.
      if (periode && !foreign && !params.has('periode')) params.set('periode', periode);
      return params.size > 0 ? `${pathname}?${params}` : pathname;
    },
    [project, periode],
  );
}
