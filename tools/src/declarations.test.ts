import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import analytics from '../../mfe-analytics/remote.ts';
import chat from '../../mfe-chat/remote.ts';
import dashboard from '../../mfe-dashboard/remote.ts';
import reports from '../../mfe-reports/remote.ts';
import settings from '../../mfe-settings/remote.ts';
import { CONTRACT_NUMBER, declarationSchema } from '@kengetal/contract/remote';
import { REMOTES, folderOf } from './build/parts.ts';

const declarations = [dashboard, reports, analytics, chat, settings].map((input) =>
  declarationSchema.parse(input),
);
const routes = declarations.flatMap((declaration) => declaration.routes);
const screenAt = (path: string) =>
  routes.find((route) => route.kind === 'screen' && route.path === path);

describe('declarations of the remotes', () => {
  it('are of the remotes of the specification and of this contract', () => {
    expect(REMOTES).toEqual(expect.arrayContaining(declarations.map(({ name }) => name)));
    expect(declarations.every(({ contract }) => contract === CONTRACT_NUMBER)).toBe(true);
  });

  it('cover the routes of specification §2 once each, and that of one’s own account', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(
      [
        '/dashboard',
        '/analytics',
        '/analytics/overview',
        '/analytics/recurring',
        '/analytics/profits',
        '/suggesties',
        '/suggestie/:suggestion_id',
        '/chat/:id?',
        '/detail',
        '/rapporten',
        '/rapport',
        '/organisatie-aanmaken',
        '/connectie-aanmaken',
        '/organisatie',
        '/project',
        '/exact',
        '/account',
      ].sort(),
    );
  });

  it.each([
    ['/dashboard', 'Dashboard', 'dashboard'],
    ['/analytics/overview', 'Overzicht', 'analytics-overview'],
    ['/analytics/recurring', 'Periodieke transacties', 'analytics-recurring'],
    ['/analytics/profits', 'Winst & Verlies', 'analytics-profits'],
    ['/rapporten', 'Rapporten', 'rapporten'],
    ['/detail', 'Project', 'project-detail'],
    ['/suggestie/:suggestion_id', 'Suggestie', 'suggestie-detail'],
  ])('%s has the breadcrumb %s and the name %s', (path, breadcrumb, name) => {
    expect(screenAt(path)).toMatchObject({ breadcrumb, name });
  });

  it('have the route names of specification §2, each once', () => {
    const names = routes.flatMap(({ name }) => name ?? []);
    expect(names).toEqual(
      expect.arrayContaining([
        'dashboard',
        'analytics',
        'analytics-overview',
        'analytics-recurring',
        'analytics-profits',
        'rapporten',
        'rapport',
        'chat',
        'project-detail',
        'suggestie-detail',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(routes.length);
  });

  it('show one report screen on two addresses, and lead from /analytics to its first screen', () => {
    expect(screenAt('/rapport')).toMatchObject({ screen: 'Report', reportFilter: true });
    expect(screenAt('/rapporten')).toMatchObject({ screen: 'Report', reportFilter: true });
    expect(routes.find(({ path }) => path === '/analytics')).toMatchObject({
      kind: 'redirect',
      to: '/analytics/overview',
    });
  });

  it('keep nobody who sets something up from that, nor from their own account', () => {
    const reached = routes.flatMap((route) =>
      route.kind === 'screen' && route.onboarding ? [route.path] : [],
    );
    expect(reached.sort()).toEqual([
      '/account',
      '/connectie-aanmaken',
      '/exact',
      '/organisatie-aanmaken',
    ]);
  });

  it('show the chat toggle on exactly five routes', () => {
    const shown = routes.flatMap((route) =>
      route.kind === 'screen' && route.chatToggle ? [route.name] : [],
    );
    expect(shown.sort()).toEqual([
      'analytics-overview',
      'analytics-profits',
      'analytics-recurring',
      'rapport',
      'rapporten',
    ]);
  });

  it('leave out the bottom padding on the two detail routes only', () => {
    const bare = routes.flatMap((route) =>
      route.kind === 'screen' && !route.bottomPadding ? [route.name] : [],
    );
    expect(bare.sort()).toEqual(['project-detail', 'suggestie-detail']);
  });

  it('offer months on the dashboard, any period on analytics', () => {
    expect(screenAt('/dashboard')).toMatchObject({ period: 'month' });
    expect(screenAt('/analytics/profits')).toMatchObject({ period: 'any' });
    expect(screenAt('/rapporten')).toMatchObject({ period: 'none', reportFilter: true });
  });

  it('name the main navigation in the order of the specification', () => {
    const entries = declarations.flatMap(({ navigation }) => navigation);
    const labels = entries.sort((a, b) => a.order - b.order).map(({ label }) => label);
    expect(labels).toEqual(['Dashboard', 'Rapporten', 'Chat', 'Analytics']);
  });
});

describe('the group Administratie', () => {
  it('has a way in to everything about the administration', () => {
    const entries = declarations.flatMap(({ grouped }) => grouped);
    const ordered = entries.sort((one, other) => one.order - other.order);
    expect(ordered.map(({ group, label }) => [group, label])).toEqual(
      ['Project', 'Bronnen', 'Indeling', 'Imports', 'Begroting', 'Upload'].map((label) => [
        'Administratie',
        label,
      ]),
    );
  });
});

describe('what the shell says and offers of the remotes', () => {
  it('has a sentence for each that is missing', () => {
    expect(declarations.map(({ title, missing }) => [title, missing])).toEqual([
      ['Dashboard', 'Het dashboard is nu niet beschikbaar.'],
      ['Rapporten', 'Rapporten zijn nu niet beschikbaar.'],
      ['Analytics', 'Analytics is nu niet beschikbaar.'],
      ['Chat', 'De chat is nu niet beschikbaar.'],
      ['Instellingen', 'De instellingen zijn nu niet beschikbaar.'],
    ]);
  });

  it('leads to each thing at one remote, on a route of its own', () => {
    const opened = declarations.flatMap(({ opens }) => Object.keys(opens));
    expect(opened.sort()).toEqual([
      'account',
      'chat',
      'newConnection',
      'newOrganisation',
      'organisation',
      'ownAccount',
      'report',
    ]);
    for (const { opens, actions, grouped, routes: own } of declarations) {
      const paths = own.map(({ path }) => ({ path }));
      for (const address of [
        ...Object.values(opens),
        ...actions.map((one) => one.address),
        ...grouped.map((one) => one.address),
      ]) {
        expect(matchRoutes(paths, address.replace(/\?.*/, ''))).not.toBeNull();
      }
    }
  });

  it('goes to four screens by letters of their own', () => {
    const entries = declarations.flatMap(({ navigation }) => navigation);
    expect(entries.map(({ shortcut }) => shortcut).sort()).toEqual(['a', 'c', 'd', 'r']);
  });
});

describe('the source of the shell', () => {
  const folder = join(folderOf('shell'), 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing|guards-table/.test(file),
  );
  const roots = new Set(routes.map(({ path }) => path.split('/')[1]));
  const named = new RegExp(`mfe-|['"\`]/(${[...roots].join('|')})\\b`);

  it('names no remote, and no address of one', () => {
    expect(files.length).toBeGreaterThan(100);
    expect("navigate('/rapporten')").toMatch(named);
    const naming = files.filter((file) => named.test(readFileSync(join(folder, file), 'utf8')));
    expect(naming).toEqual([]);
  });
});
