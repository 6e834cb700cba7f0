import { useMemo } from 'react';
import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import type { FilterOption } from '@kengetal/ui';

const LOOKS_ONLY = 'Je kijkt alleen mee in dit project.';

/** Projects of an organisation that books can go to, by name; of one that the user may not change, why not. */
export function useTargets(organisationId: string): readonly FilterOption[] {
  const { projects } = useProject();
  const { rights } = useSession();
  return useMemo(
    () =>
      projects
        .filter(({ organisation_id }) => organisation_id === organisationId)
        .map(({ project_id, project_name }) => ({
          key: project_id,
          label: project_name,
          reason: mayOnProject(rights, project_id, 'bewerker') ? undefined : LOOKS_ONLY,
        })),
    [projects, rights, organisationId],
  );
}

/** The first that can be chosen still of what was wanted: rights may have changed since. */
export const firstPossible = (
  options: readonly FilterOption[],
  wanted: readonly (string | null | undefined)[],
): string | undefined =>
  wanted.find((key) => options.some((one) => one.key === key && !one.reason)) ?? undefined;
