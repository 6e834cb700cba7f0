import type { Onboarding } from './onboarding.ts';

export const HOME_PATH = '/dashboard';
export const SIGN_IN_PATH = '/login';

/** Create organisation, create connection and the OAuth callback (specification §2). */
const ONBOARDING_PATHS = ['/organisatie-aanmaken', '/connectie-aanmaken', '/exact'] as const;

export interface GuardInput {
  authenticated: boolean;
  onboarding: Onboarding;
  pathname: string;
  /** Whether a route answers this path. */
  known: boolean;
  /** Where sign-in came between; only used when leaving /login. */
  returnTo?: string | null;
}

/** Where the user must go instead of the path, or null when it may be shown (specification §2). */
export function guard(input: GuardInput): string | null {
  const path = plain(input.pathname);
  if (!input.authenticated) return path === SIGN_IN_PATH ? null : SIGN_IN_PATH;
  const step = onboardingTarget(input);
  if (step) return step;
  if (path === SIGN_IN_PATH) return input.returnTo ?? HOME_PATH;
  // Without a dashboard there is nowhere to go: never round in circles.
  return (input.known && path !== '/') || path === HOME_PATH ? null : HOME_PATH;
}

export function isOnboardingPath(pathname: string): boolean {
  const path = plain(pathname);
  return ONBOARDING_PATHS.some((own) => own === path);
}

/** As the router compares paths: without slashes at the end, in any case. */
function plain(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

function onboardingTarget({ onboarding, pathname }: GuardInput): string | null {
  if (isOnboardingPath(pathname)) return null;
  switch (onboarding.step) {
    case 'organisation':
      return '/organisatie-aanmaken';
    case 'connection':
      return `/connectie-aanmaken?org_id=${encodeURIComponent(onboarding.organisationId)}`;
    default:
      return null;
  }
}
