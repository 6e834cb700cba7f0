import { act, screen, waitFor } from '@testing-library/react';
import { declarationSchema, type RemoteDeclarationInput } from '@kengetal/contract/remote';
import { problem } from '../testing/fake-api.ts';
import { publishedComposition } from '../testing/published-composition.tsx';
import { renderShell, type ShellOptions } from '../testing/render-shell.tsx';
import { OPENS, RULES, SCREENS, SETTING_UP, STAY, type Column } from './guards-table.ts';
import type { RemoteSummary } from './shell-routes.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ANALYTICS = '/analytics';
const redirect = {
  kind: 'redirect',
  path: ANALYTICS,
  to: '/analytics/overview',
  breadcrumb: 'Analytics',
} as const;

/** Remotes that show the path of each of their screens as its heading. */
const REMOTES: Record<string, Partial<RemoteSummary>> = Object.fromEntries(
  Object.entries(SCREENS).map(([name, paths]) => {
    const routes: RemoteDeclarationInput['routes'] = paths.map((path, index) => ({
      kind: 'screen',
      path,
      screen: path.replace(/\W/g, ''),
      name: `r${index}`,
      breadcrumb: path,
      onboarding: SETTING_UP.has(path),
    }));
    const input: RemoteDeclarationInput = {
      name,
      contract: 1,
      missing: `${name} ontbreekt`,
      routes: name === 'mfe-analytics' ? [redirect, ...routes] : routes,
      ...(name === 'mfe-dashboard' && {
        opens: OPENS,
        navigation: [{ label: 'Dashboard', icon: 'x', path: '/dashboard', order: 1 }],
      }),
    };
    return [name, { declaration: declarationSchema.parse(input) }];
  }),
);

const STEPS: Record<Exclude<Column, 'signedOut'>, ShellOptions> = {
  unknown: {
    prepare: ({ api }) => api.answers.set('GET /config', () => problem(503, 'unavailable')),
  },
  organisation: { organisations: [], projects: [] },
  connection: { projects: [] },
  complete: {},
};

/** All for who has everything; for the other steps one address of each kind. */
const SELECTION: Record<keyof typeof STEPS, (path: string) => boolean> = {
  complete: () => true,
  unknown: (path) => ['/', '/login', '/rapporten', '/exact', '/nergens'].includes(path),
  organisation: (path) =>
    [
      '/',
      '/LOGIN',
      '/rapporten',
      '/exact/',
      '/connectie-aanmaken',
      '/account',
      '/nergens',
    ].includes(path),
  connection: (path) =>
    [
      '/',
      '/login',
      '/chat/7',
      '/Exact',
      '/organisatie-aanmaken',
      '/account',
      '/suggestie',
    ].includes(path),
};

/** Where a path ends in the shell: the part before what the shell adds of project and period. */
function endOf(path: string, expected: string): string {
  const end = expected === STAY ? path : expected;
  return end === ANALYTICS ? redirect.to : end;
}

describe.each(Object.keys(STEPS) as (keyof typeof STEPS)[])('in the shell, %s', (step) => {
  const rules = RULES.filter(({ path }) => SELECTION[step](path));
  it.each(rules.map(({ path, expected }) => [path, endOf(path, expected[step])]))(
    '%s ends at %s',
    async (path, end) => {
      const { address } = await renderShell({ ...STEPS[step], path, remotes: REMOTES });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => {
        const [pathname = '', search = ''] = address().split('?');
        const params = new URLSearchParams(search);
        params.delete('project');
        params.delete('periode');
        expect(pathname + (params.size > 0 ? `?${params}` : '')).toBe(end);
      });
    },
  );
});

it('leads on from an unknown address also when the configuration is there at once', async () => {
  const { address } = await renderShell({ path: '/nergens', remotes: REMOTES, known: true });
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\b/));
});

describe('the OAuth callback', () => {
  it.each(['organisation', 'connection', 'complete'] as const)(
    'keeps what the provider sent, at step %s',
    async (step) => {
      const path = '/exact?code=abc&state=xyz';
      const { address } = await renderShell({ ...STEPS[step], path, remotes: REMOTES });
      expect(await screen.findByRole('heading', { name: 'exact' })).toBeInTheDocument();
      await act(async () => undefined);
      expect(address()).toBe(path);
    },
  );
});

describe('a remote that is missing', () => {
  const declarations = Object.values(REMOTES).flatMap(({ declaration }) => declaration ?? []);
  const shown = async (path: string, gone: readonly string[]) =>
    renderShell({ path, composition: await publishedComposition({ declarations, gone }) });

  it.each(
    declarations.flatMap(({ name, routes }) =>
      routes.flatMap(({ kind, path }) =>
        kind === 'screen' ? [[path.replace(/:\w+\??/, '7'), name]] : [],
      ),
    ),
  )('shows its panel on %s', async (path, name) => {
    const { address } = await shown(path, [name]);
    expect(await screen.findByRole('heading', { name: `${name} ontbreekt` })).toBeInTheDocument();
    await waitFor(() => expect(address().split('?')[0]).toBe(path));
  });

  it('shows its panel on the dashboard when all are, also for an unknown address', async () => {
    const { address } = await shown('/nergens', Object.keys(REMOTES));
    await screen.findByRole('heading', { name: 'mfe-dashboard ontbreekt' });
    expect(address()).toMatch(/^\/dashboard\b/);
  });
});
