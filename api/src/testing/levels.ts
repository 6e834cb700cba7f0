import { callOf, type CallName } from '@kengetal/contract/api';
import {
  ORGANISATION_RIGHTS,
  PROJECT_RIGHTS,
  type OrganisationRight,
  type ProjectRight,
} from '@kengetal/contract';

/**
 * The import of the world has ended and changed nothing, and its connection is one of files; in its chat nothing was asked yet, and
 * nobody is in it whom a sample could change, remove or make a successor.
 */
const NOTHING_TO_DO: Partial<Record<CallName, number>> = {
  decideImport: 409,
  decideBundle: 409,
  retryImport: 409,
  undoImport: 409,
  undoAccountMapping: 404,
  officeFigures: 404,
  relation: 404,
  recurringSeries: 404,
  changeRecurring: 404,
  undoRecurring: 404,
  recurringExport: 409,
  changeView: 404,
  deleteView: 404,
  answerAgain: 409,
  chatFeedback: 404,
  ...{ exactCallback: 404, administrations: 404, chooseAdministration: 404 },
  ...{ syncConnection: 409, decideConnection: 409, deleteConnection: 409 },
  acceptInvitation: 404,
  ...{ resendOrganisationInvitation: 404, resendProjectInvitation: 404 },
  ...{ confirmOrganisationInvitation: 404, confirmProjectInvitation: 404 },
  ...{ withdrawOrganisationInvitation: 404, withdrawProjectInvitation: 404 },
  ...{ removeAdmin: 404, changeProjectUser: 404, removeProjectUser: 404 },
  ...{ leaveProject: 404, leaveOrganisation: 404, takeProject: 404 },
  endSession: 404,
};

/**
 * Status of the sample of a call, sent by someone with these levels: not found for who has none,
 * forbidden for one that is too low, else served.
 */
export function statusFor(
  name: CallName,
  inOrganisation: OrganisationRight | undefined,
  inProject: ProjectRight | undefined,
): number {
  const { access, response } = callOf(name);
  // Nothing of the world is removed.
  if ('removed' in access) return 404;
  const refused = refusalFor(access, inOrganisation, inProject);
  if (refused !== undefined) return refused;
  return NOTHING_TO_DO[name] ?? (response ? 200 : 204);
}

function refusalFor(
  access: ReturnType<typeof callOf>['access'],
  inOrganisation: OrganisationRight | undefined,
  inProject: ProjectRight | undefined,
): 403 | 404 | undefined {
  if (access.scope === 'public' || access.scope === 'session') return undefined;
  return access.scope === 'organisation'
    ? refused(ORGANISATION_RIGHTS, inOrganisation, access.level)
    : refused(PROJECT_RIGHTS, inProject, access.level);
}

function refused<Level extends string>(
  levels: readonly Level[],
  actual: Level | undefined,
  least: Level,
): 403 | 404 | undefined {
  if (actual === undefined) return 404;
  return levels.indexOf(actual) < levels.indexOf(least) ? 403 : undefined;
}
