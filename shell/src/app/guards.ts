import type { Onboarding } from './onboarding.ts';
import type { ShellRoute } from './shell-routes.ts';
import type { Opens } from './use-opens.ts';

/** Leads on to where one begins. */
export const START_PATH = '/';
export const SIGN_IN_PATH = '/login';

export interface GuardInput {
  authenticated: boolean;
  onboarding: Onboarding;
  pathname: string;
  /** The route that answers this path; null for an unknown one. */
  route: Pick<ShellRoute, 'onboarding'> | null;
  /** Where one begins; null when nothing is known. */
  home: string | null;
  opens: Opens;
  /** Where sign-in came between; only used when leaving /login. */
  returnTo?: string | null;
}

/** Where the user must go instead of the path, or null when it may be shown (specification §2). */
export function guard(input: GuardInput): string | null {
  const path = plain(input.pathname);
  const { home } = input;
  if (!input.authenticated) return path === SIGN_IN_PATH ? null : SIGN_IN_PATH;
  const step = onboardingTarget(input);
  if (step) return step;
  if (path === SIGN_IN_PATH) return input.returnTo ?? home;
  // Where nothing shows it there is nowhere to go: never round in circles.
  return (input.route && path !== START_PATH) || path === home ? null : home;
}

/** As the router compares paths: without slashes at the end, in any case. */
function plain(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

function onboardingTarget({ onboarding, route, opens }: GuardInput): string | null {
  if (route?.onboarding) return null;
  switch (onboarding.step) {
    case 'organisation':
      return opens('newOrganisation');
    case 'connection':
      return opens('newConnection', { organisation_id: onboarding.organisationId });
    default:
      return null;
  }
}
