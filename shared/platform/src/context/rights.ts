import type { OrganisationRight, ProjectRight, Rights } from '@kengetal/contract';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';

/** Whether the user has at least this level on a project; for showing, the API decides. */
export function mayOnProject(rights: Rights, projectId: string, level: ProjectRight): boolean {
  const own = rights.projects[projectId];
  return own !== undefined && PROJECT_RIGHTS.indexOf(own) >= PROJECT_RIGHTS.indexOf(level);
}

/** Whether the user has at least this level on an organisation; for showing, the API decides. */
export function mayOnOrganisation(
  rights: Rights,
  organisationId: string,
  level: OrganisationRight,
): boolean {
  const own = rights.organisations[organisationId];
  return (
    own !== undefined && ORGANISATION_RIGHTS.indexOf(own) >= ORGANISATION_RIGHTS.indexOf(level)
  );
}
