import { matchRoutes } from 'react-router-dom';
import { declarationSchema } from '@kengetal/contract/remote';
import { openingOf } from '../composition/opening.ts';
import { guard } from './guards.ts';
import { OPENS, RULES, SCREENS, SETTING_UP, STAY, type Column } from './guards-table.ts';
import { onboardingOf, type Onboarding } from './onboarding.ts';
import type { Opens } from './use-opens.ts';

const STEPS: Record<Column, Onboarding> = {
  signedOut: { step: 'unknown' },
  unknown: { step: 'unknown' },
  organisation: { step: 'organisation' },
  connection: { step: 'connection', organisationId: 'o1' },
  complete: { step: 'complete' },
};
const COLUMNS = Object.keys(STEPS) as Column[]; // keys of a literal
const ROUTES = ['/analytics', ...Object.values(SCREENS).flat()].map((path) => ({
  path,
  onboarding: SETTING_UP.has(path),
}));
const HOME = '/dashboard';
const opens: Opens = (opened, values) =>
  openingOf(
    [
      {
        declaration: declarationSchema.parse({
          name: 'mfe-x',
          contract: 1,
          routes: [],
          opens: OPENS,
        }),
      },
    ],
    opened,
    values,
  );

const lead = (pathname: string, column: Column) =>
  guard({
    authenticated: column !== 'signedOut',
    onboarding: STEPS[column],
    pathname,
    route: matchRoutes(ROUTES, pathname)?.[0]?.route ?? null,
    home: HOME,
    opens,
  });

describe.each(COLUMNS)('guards, %s', (column) => {
  it.each(RULES.map(({ path, expected }) => [path, expected[column]]))(
    '%s: %s',
    (path, expected) => {
      expect(lead(path, column) ?? STAY).toBe(expected);
    },
  );

  it('send nobody round in circles', () => {
    for (const { path } of RULES) {
      const [target] = (lead(path, column) ?? path).split('?');
      expect(lead(target ?? path, column) ?? STAY).toBe(STAY);
    }
  });
});

describe('leaving /login', () => {
  const input = {
    authenticated: true,
    pathname: '/login',
    route: null,
    home: HOME,
    opens,
  } as const;
  it('leads to where sign-in came between', () => {
    const onboarding = { step: 'complete' } as const;
    expect(guard({ ...input, onboarding, returnTo: '/rapporten?type=jaar' })).toBe(
      '/rapporten?type=jaar',
    );
  });

  it('leads to setting up first', () => {
    const onboarding = { step: 'organisation' } as const;
    expect(guard({ ...input, onboarding, returnTo: '/rapporten' })).toBe('/organisatie-aanmaken');
  });
});

it('stays on a dashboard that no part shows', () => {
  const onboarding = { step: 'complete' } as const;
  expect(
    guard({ authenticated: true, onboarding, pathname: HOME, route: null, home: HOME, opens }),
  ).toBeNull();
});

it('writes an organisation into the address as it must', () => {
  const onboarding = { step: 'connection', organisationId: 'o 1&x' } as const;
  expect(
    guard({ authenticated: true, onboarding, pathname: '/', route: null, home: HOME, opens }),
  ).toBe('/connectie-aanmaken?org_id=o%201%26x');
});

it.each(['complete', 'organisation'] as const)(
  'sends nobody anywhere while no remote says where, %s',
  (step) => {
    for (const pathname of ['/', '/login', '/nergens']) {
      const input = { authenticated: true, onboarding: { step }, pathname, route: null };
      expect(guard({ ...input, home: null, opens: () => null })).toBeNull();
    }
  },
);

describe('onboarding step', () => {
  const organisation = (id: string) => ({ organisation_id: id, organisation_name: 'Bakkerij' });
  const project = { project_id: 'p1', project_name: 'Boekhouding', organisation_id: 'o1' };
  it.each([
    ['no configuration', undefined, { step: 'unknown' }],
    ['no organisations', { organisations: [], projects: [] }, { step: 'organisation' }],
    [
      'no projects: the first organisation',
      { organisations: [organisation('o1'), organisation('o2')], projects: [] },
      { step: 'connection', organisationId: 'o1' },
    ],
    [
      'nothing, for who is not to be led into making it',
      { organisations: [], projects: [], needs_onboarding: false },
      { step: 'complete' },
    ],
    [
      'nothing, for who is new',
      { organisations: [], projects: [], needs_onboarding: true },
      { step: 'organisation' },
    ],
    ['both', { organisations: [organisation('o1')], projects: [project] }, { step: 'complete' }],
  ])('%s', (_name, config, expected) => {
    expect(onboardingOf(config)).toEqual(expected);
  });
});
