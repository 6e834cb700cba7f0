import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Filters, Project } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { useWorld } from '../app/world.ts';
import { parsePeriod, resolvePeriod, writePeriod } from '../period/period.ts';
import { storePeriod, storedPeriod } from '../period/stored-period.ts';
import { useFilters } from '../period/use-filters.ts';
import {
  resolveProject,
  storeProjectId,
  storedProjectId,
  type ResolvedProject,
} from '../projects/active-project.ts';
import { withRefused } from '../projects/refused.ts';

export interface Choice {
  project: Project | null;
  period: Period | null;
  filters: UseQueryResult<Filters, Error>;
  chooseProject(projectId: string): void;
  choosePeriod(period: Period): void;
}

const UNKNOWN: ResolvedProject = { project: null, refused: false };

/**
 * Active project and period. The address owns them; the shell writes them there, keeps the choice
 * for when the address lacks it, and shows both on the bus (design §3).
 * @param isKept leaves the address as it is: of a screen of onboarding, and one that leads on
 */
export function useChoice(projects: readonly Project[] | undefined, isKept: boolean): Choice {
  const { api } = useWorld();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);

  const { project, refused } = projects
    ? resolveProject(projects, params.get('project'), storedProjectId())
    : UNKNOWN;
  const projectId = project?.project_id ?? null;
  const filters = useFilters(api, projectId);
  // The period of the address goes with its project.
  const asked = refused ? null : params.get('periode');
  const period = usePeriodOf(projectId, asked, filters.data);

  useShow(projects !== undefined, project, period);
  useWrite(isKept ? null : project, period, refused);

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

/** Keeps the choice in storage and shows it on the bus. */
function useShow(known: boolean, project: Project | null, period: Period | null): void {
  const { bus } = useWorld();

  useEffect(() => {
    if (!known) return;
    storeProjectId(project?.project_id ?? null);
    // Nobody sees the new project with the months of the one before.
    if (bus.get('project')?.project_id !== project?.project_id) bus.set('period', null);
    bus.set('project', project && pick(project));
  }, [bus, known, project]);

  useEffect(() => {
    bus.set('period', period);
    if (project && period) storePeriod(project.project_id, writePeriod(period));
  }, [bus, project, period]);
}

/** Writes the choice in the address; without a project it stays as it is. */
function useWrite(project: Project | null, period: Period | null, refused: boolean): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!project) return;
    const before = new URLSearchParams(search);
    const next = new URLSearchParams(search);
    next.set('project', project.project_id);
    if (period) next.set('periode', writePeriod(period));
    else if (refused) next.delete('periode');
    if (next.toString() === before.toString()) return;
    void navigate(
      { search: `?${next}`, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: refused ? withRefused(state) : state,
      },
    );
  }, [navigate, pathname, search, hash, state, project, period, refused]);
}

function pick({ project_id, organisation_id }: Project) {
  return { project_id, organisation_id };
}
