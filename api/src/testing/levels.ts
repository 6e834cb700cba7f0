import { callOf, type CallName } from '@kengetal/contract/api';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import type { Caller } from './caller.ts';

type Response = Awaited<ReturnType<Caller['send']>>;

/** The import of the world has ended and changed nothing; no change, series or view is known. */
const NOTHING_TO_DO: Partial<Record<CallName, number>> = {
  decideImport: 409,
  retryImport: 409,
  undoImport: 409,
  undoAccountMapping: 404,
  recurringSeries: 404,
  changeRecurring: 404,
  undoRecurring: 404,
  recurringExport: 409,
  changeView: 404,
  deleteView: 404,
};

/** Refused as forbidden when the level is too low, else served, or not there yet when it is later. */
export function expectLevel(
  name: CallName,
  response: Response,
  inOrganisation: (typeof ORGANISATION_RIGHTS)[number],
  inProject: (typeof PROJECT_RIGHTS)[number],
): void {
  const { access, later } = callOf(name);
  if (!isAllowed(access, inOrganisation, inProject)) {
    return expect(response.json()).toMatchObject({ code: 'forbidden', status: 403 });
  }
  if (later) {
    return expect(response.json()).toMatchObject({ code: 'not_implemented', status: 501 });
  }
  const nothingToDo = NOTHING_TO_DO[name];
  if (nothingToDo) return expect(response.statusCode).toBe(nothingToDo);
  expect({
    name,
    status: response.statusCode,
    body: response.statusCode < 300 || response.body,
  }).toEqual({ name, status: callOf(name).response ? 200 : 204, body: true });
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
