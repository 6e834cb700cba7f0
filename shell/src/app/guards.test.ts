import { guard, isOnboardingPath } from './guards.ts';
import { onboardingOf, type Onboarding } from './onboarding.ts';

const PROTECTED = [
  '/dashboard',
  '/analytics',
  '/analytics/overview',
  '/analytics/recurring',
  '/analytics/profits',
  '/suggesties',
  '/suggestie/1',
  '/chat',
  '/chat/1',
  '/detail',
  '/rapporten',
  '/rapport',
  '/organisatie',
  '/project',
];
const ONBOARDING = ['/organisatie-aanmaken', '/connectie-aanmaken', '/exact'];
const STEPS: Record<string, Onboarding> = {
  unknown: { step: 'unknown' },
  organisation: { step: 'organisation' },
  connection: { step: 'connection', organisationId: 'o 1' },
  complete: { step: 'complete' },
};
const CREATE_ORGANISATION = '/organisatie-aanmaken';
const CREATE_CONNECTION = '/connectie-aanmaken?org_id=o%201';

/** Where each kind of path leads, per onboarding step; null stays (specification §2). */
const SIGNED_IN: Record<
  string,
  Record<'root' | 'login' | 'unknown' | 'protected', string | null>
> = {
  unknown: { root: '/dashboard', login: '/dashboard', unknown: '/dashboard', protected: null },
  complete: { root: '/dashboard', login: '/dashboard', unknown: '/dashboard', protected: null },
  organisation: {
    root: CREATE_ORGANISATION,
    login: CREATE_ORGANISATION,
    unknown: CREATE_ORGANISATION,
    protected: CREATE_ORGANISATION,
  },
  connection: {
    root: CREATE_CONNECTION,
    login: CREATE_CONNECTION,
    unknown: CREATE_CONNECTION,
    protected: CREATE_CONNECTION,
  },
};

function lead(pathname: string, step: string, authenticated = true): string | null {
  const known = pathname !== '/nergens' && pathname !== '/login';
  const onboarding = STEPS[step] ?? { step: 'unknown' };
  return guard({ authenticated, onboarding, pathname, known });
}

describe.each(Object.keys(STEPS))('guards with onboarding %s', (step) => {
  const expected = SIGNED_IN[step];

  it.each(PROTECTED)('signed in on %s', (path) => {
    expect(lead(path, step)).toBe(expected?.protected);
  });

  it.each(ONBOARDING)('signed in on %s: stays', (path) => {
    expect(lead(path, step)).toBeNull();
  });

  it('signed in on /, /login and an unknown path', () => {
    expect(lead('/', step)).toBe(expected?.root);
    expect(lead('/login', step)).toBe(expected?.login);
    expect(lead('/nergens', step)).toBe(expected?.unknown);
  });

  it.each([...PROTECTED, ...ONBOARDING, '/', '/nergens'])(
    'signed out on %s: to sign-in',
    (path) => {
      expect(lead(path, step, false)).toBe('/login');
    },
  );

  it('signed out on /login: stays', () => {
    expect(lead('/login', step, false)).toBeNull();
  });
});

it('leaves /login for where sign-in came between', () => {
  const input = { authenticated: true, onboarding: STEPS.complete, pathname: '/login' } as const;
  expect(
    guard({ ...input, onboarding: { step: 'complete' }, known: false, returnTo: '/rapporten' }),
  ).toBe('/rapporten');
});

it('knows onboarding paths with a slash behind them', () => {
  expect(isOnboardingPath('/exact/')).toBe(true);
  expect(isOnboardingPath('/exact/anders')).toBe(false);
});

describe('onboarding step', () => {
  const organisation = { organisation_id: 'o1', organisation_name: 'Bakkerij' };
  const project = { project_id: 'p1', project_name: 'Boekhouding', organisation_id: 'o1' };
  it.each([
    ['no configuration', undefined, { step: 'unknown' }],
    ['no organisations', { organisations: [], projects: [] }, { step: 'organisation' }],
    [
      'no projects',
      { organisations: [organisation], projects: [] },
      { step: 'connection', organisationId: 'o1' },
    ],
    ['both', { organisations: [organisation], projects: [project] }, { step: 'complete' }],
  ])('%s', (_name, config, expected) => {
    expect(onboardingOf(config)).toEqual(expected);
  });
});
