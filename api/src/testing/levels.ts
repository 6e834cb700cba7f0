import { callOf, type CallName } from '@kengetal/contract/api';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import type { Caller } from './caller.ts';

type Response = Awaited<ReturnType<Caller['send']>>;

/** The import of the world has ended and changed nothing; in its chat nothing was asked yet. */
const NOTHING_TO_DO: Partial<Record<CallName, number>> = {
  decideImport: 409,
  decideBundle: 409,
  retryImport: 409,
  undoImport: 409,
  undoAccountMapping: 404,
  relation: 404,
  recurringSeries: 404,
  changeRecurring: 404,
  undoRecurring: 404,
  recurringExport: 409,
  changeView: 404,
  deleteView: 404,
  answerAgain: 409,
  chatFeedback: 404,
};

/** Refused as forbidden when the level is too low, else served, or not there yet when it is later. */
export function expectLevel(
  name: CallName,
  response: Response,
  inOrganisation: (typeof ORGANISATION_RIGHTS)[number],
  inProject: (typeof PROJECT_RIGHTS)[number],
): void {
  const status = statusFor(name, inOrganisation, inProject);
  expect({
    name,
    status: response.statusCode,
    body: response.statusCode === status || response.body,
  }).toEqual({ name, status, body: true });
  if (status === 403) expect(response.json()).toMatchObject({ code: 'forbidden', status });
  if (status === 501) expect(response.json()).toMatchObject({ code: 'not_implemented', status });
}

/** Status of the sample of a call, sent by a member with these levels. */
export function statusFor(
  name: CallName,
  inOrganisation: (typeof ORGANISATION_RIGHTS)[number],
  inProject: (typeof PROJECT_RIGHTS)[number],
): number {
  const { access, later, response } = callOf(name);
  if (!isAllowed(access, inOrganisation, inProject)) return 403;
  if (later) return 501;
  return NOTHING_TO_DO[name] ?? (response ? 200 : 204);
}

function isAllowed(
  access: ReturnType<typeof callOf>['access'],
  inOrganisation: (typeof ORGANISATION_RIGHTS)[number],
  inProject: (typeof PROJECT_RIGHTS)[number],
): boolean {
  if (access.scope === 'public' || access.scope === 'session') return true;
  if (access.scope === 'organisation') {
    return ORGANISATION_RIGHTS.indexOf(inOrganisation) >= ORGANISATION_RIGHTS.indexOf(access.level);
  }
  return PROJECT_RIGHTS.indexOf(inProject) >= PROJECT_RIGHTS.indexOf(access.level);
}
