import type { Organisation, Project } from '@kengetal/contract';

/** Name of specification §3. */
const KEY = 'active_project_id';

export const storedProjectId = (): string | null => localStorage.getItem(KEY);

/** Keeps the choice, or clears it when there is no project (specification §4). */
export function storeProjectId(projectId: string | null): void {
  if (projectId === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, projectId);
}

export interface ResolvedProject {
  project: Project | null;
  /** True when the address names another project, which the user may not see. */
  refused: boolean;
}

/** The project of the address, else the stored one, else the first, else none. */
export function resolveProject(
  projects: readonly Project[],
  fromUrl: string | null,
  stored: string | null,
): ResolvedProject {
  const find = (id: string | null) => projects.find(({ project_id }) => project_id === id);
  const asked = find(fromUrl);
  return {
    project: asked ?? find(stored) ?? projects[0] ?? null,
    refused: fromUrl !== null && !asked,
  };
}

/** The organisation of the project, else the first one. */
export function organisationOf(
  organisations: readonly Organisation[],
  project: Project | null,
): Organisation | null {
  const own = organisations.find((one) => one.organisation_id === project?.organisation_id);
  return own ?? organisations[0] ?? null;
}
