import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Filters, Project } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { isOnboardingPath } from '../app/guards.ts';
import { useWorld } from '../app/world.ts';
import { parsePeriod, resolvePeriod, writePeriod } from '../period/period.ts';
import { storePeriod, storedPeriod } from '../period/stored-period.ts';
import { useFilters } from '../period/use-filters.ts';
import { resolveProject, storeProjectId, storedProjectId } from '../projects/active-project.ts';

export interface Choice {
  project: Project | null;
  period: Period | null;
  filters: UseQueryResult<Filters, Error>;
  chooseProject(projectId: string): void;
  choosePeriod(period: Period): void;
}

/**
 * Active project and period. The address owns them; the shell writes them there, keeps the choice
 * for when the address lacks it, and shows both on the bus (design §3).
 */
export function useChoice(projects: readonly Project[] | undefined): Choice {
  const { api } = useWorld();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);

  const project = projects
    ? resolveProject(projects, params.get('project'), storedProjectId())
    : null;
  const projectId = project?.project_id ?? null;
  const filters = useFilters(api, projectId);
  const period = usePeriodOf(projectId, params.get('periode'), filters.data);

  useKeep(projects !== undefined, project, period);

  const chooseProject = useCallback(
    (id: string) => {
      // Kept at once: the caller may go on to another screen before this address is shown.
      storeProjectId(id);
      const next = new URLSearchParams({ project: id });
      void navigate({ search: `?${next}` });
    },
    [navigate],
  );
  const choosePeriod = useCallback(
    (chosen: Period) => {
      const next = new URLSearchParams(search);
      next.set('periode', writePeriod(chosen));
      void navigate({ search: `?${next}` }, { preventScrollReset: true });
    },
    [navigate, search],
  );
  return { project, period, filters, chooseProject, choosePeriod };
}

function usePeriodOf(
  projectId: string | null,
  fromUrl: string | null,
  filters: Filters | undefined,
): Period | null {
  const presets = filters?.periode_filters ?? null;
  const stored = projectId === null ? null : storedPeriod(projectId);
  const text = useMemo(() => {
    const period = projectId === null ? null : resolvePeriod({ fromUrl, stored, presets });
    return period && writePeriod(period);
  }, [projectId, fromUrl, stored, presets]);
  return useMemo(() => parsePeriod(text), [text]);
}

/** Writes the choice to where it is kept: storage, bus and address. */
function useKeep(known: boolean, project: Project | null, period: Period | null): void {
  const { bus } = useWorld();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!known) return;
    storeProjectId(project?.project_id ?? null);
    bus.set('project', project && pick(project));
  }, [bus, known, project]);

  useEffect(() => {
    bus.set('period', period);
    if (project && period) storePeriod(project.project_id, writePeriod(period));
  }, [bus, project, period]);

  useEffect(() => {
    if (!project || isOnboardingPath(pathname)) return;
    const before = new URLSearchParams(search);
    const next = new URLSearchParams(search);
    next.set('project', project.project_id);
    if (period) next.set('periode', writePeriod(period));
    if (next.toString() === before.toString()) return;
    void navigate({ search: `?${next}`, hash }, { replace: true, preventScrollReset: true, state });
  }, [navigate, pathname, search, hash, state, project, period]);
}

function pick({ project_id, organisation_id }: Project) {
  return { project_id, organisation_id };
}
