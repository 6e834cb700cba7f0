import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { useCrumb, useSession } from '@kengetal/platform';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'sidebar_state=; max-age=0; path=/';
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.findByRole('navigation', { name: 'Hoofdmenu' });

describe('menu', () => {
  it('is built from the declarations in their order and marks the present screen', async () => {
    await renderShell({ path: '/analytics/overview' });
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Rapporten',
      'Chat',
      'Analytics',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'page',
    ]);
  });

  it("fetches a remote's code when its entry is pointed at or focused", async () => {
    const { user, composition } = await renderShell();
    await user.hover(within(await menu()).getByRole('link', { name: 'Rapporten' }));
    expect(composition.prefetched).toEqual(['mfe-reports']);
    act(() =>
      within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
        .getByText('Chat')
        .closest('a')
        ?.focus(),
    );
    expect(composition.prefetched).toContain('mfe-chat');
  });
});

describe('routes', () => {
  it.each([
    ['/', '/dashboard', 'Dashboard'],
    ['/login', '/dashboard', 'Dashboard'],
    ['/nergens', '/dashboard', 'Dashboard'],
    ['/analytics', '/analytics/overview', 'Overview'],
  ])('%s leads to %s', async (path, target, name) => {
    const { address } = await renderShell({ path });
    await heading(name);
    await waitFor(() => expect(address()).toBe(`${target}?project=p1&periode=202501-202503`));
  });

  it('show the panel of a remote that is missing on the paths reserved for it', async () => {
    const missing = { declaration: null, reservedPaths: ['/dashboard'] };
    const { address } = await renderShell({ path: '/', remotes: { 'mfe-dashboard': missing } });
    await heading('mfe-dashboard ontbreekt');
    expect(address()).toMatch(/^\/dashboard\?/);
  });

  it('leave out the padding below where the declaration says so', async () => {
    await renderShell({ path: '/suggestie/1' });
    await heading('Suggestie');
    expect(screen.getByRole('main')).not.toHaveAttribute('data-padded');
  });
});

describe('breadcrumbs', () => {
  const trail = () => within(screen.getByRole('navigation', { name: 'Kruimelpad' }));

  it('link to all but the last', async () => {
    await renderShell({ path: '/analytics/overview' });
    await heading('Overview');
    expect(trail().getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/analytics');
    expect(trail().queryByRole('link', { name: 'Overzicht' })).toBeNull();
    expect(trail().getByText('Overzicht')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Overzicht – Kengetal');
  });

  it('take one more from the screen', async () => {
    function Report() {
      useCrumb('Maart 2025');
      return <h1>Maart 2025</h1>;
    }
    await renderShell({ path: '/rapporten', screens: { Report } });
    await heading('Maart 2025');
    expect(trail().getByRole('link', { name: 'Rapporten' })).toBeInTheDocument();
    expect(trail().getByText('Maart 2025')).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Maart 2025 – Kengetal'));
  });
});

describe('sidebar', () => {
  const sidebar = () => screen.findByRole('complementary', { name: 'Zijbalk' });

  it('collapses and expands with Ctrl+B and Cmd+B, and keeps that in a cookie', async () => {
    const { user } = await renderShell();
    expect(await sidebar()).not.toHaveAttribute('data-collapsed');
    await user.keyboard('{Control>}b{/Control}');
    expect(await sidebar()).toHaveAttribute('data-collapsed');
    expect(document.cookie).toContain('sidebar_state=collapsed');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(await sidebar()).not.toHaveAttribute('data-collapsed');
    expect(document.cookie).toContain('sidebar_state=expanded');
  });

  it('starts as the cookie says', async () => {
    document.cookie = 'sidebar_state=collapsed; path=/';
    await renderShell();
    expect(await sidebar()).toHaveAttribute('data-collapsed');
  });

  it('is a drawer on a narrow window', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const { user } = await renderShell();
    await heading('Dashboard');
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zijbalk tonen of verbergen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Chat' }));
    await heading('Chat');
    window.matchMedia = wide;
  });
});

describe('menus', () => {
  it('switch project', async () => {
    const { user, address, bus } = await renderShell({ path: '/rapporten' });
    await user.click(await screen.findByRole('button', { name: /Boekhouding winkel/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Boekhouding panden/ }));
    await heading('Dashboard');
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p2&periode=/));
    expect(bus.get('project')).toEqual({ project_id: 'p2', organisation_id: 'o2' });
    expect(localStorage.getItem('active_project_id')).toBe('p2');
  });

  it.each([
    ['Voorn Vastgoed', /^\/organisatie\?organisation_id=o2/],
    ['Organisatie instellingen', /^\/organisatie\?organisation_id=o1/],
    ['Organisatie toevoegen', /^\/organisatie-aanmaken$/],
  ])('lead from %s to its screen', async (name, expected) => {
    const { user, address } = await renderShell();
    await user.click(await screen.findByRole('button', { name: /Boekhouding winkel/ }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
    await waitFor(() => expect(address()).toMatch(expected));
  });

  it('show who is signed in, with what comes later disabled', async () => {
    const { user, tab } = await renderShell();
    await user.click(await screen.findByRole('button', { name: /sanne@bakkerij.test/ }));
    for (const name of ['Account', 'Betaling']) {
      const entry = await screen.findByRole('menuitem', { name });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
    }
    await user.click(screen.getByRole('menuitem', { name: 'Uitloggen' }));
    await waitFor(() => expect(tab.identity.asked).toContain('logoutRedirect'));
    expect(tab.storage.entries()).toEqual({});
  });
});

describe('assistant', () => {
  it('opens beside the screens that have its button, not on the chat screen', async () => {
    const { user, bus } = await renderShell({ path: '/rapporten' });
    await user.click(await screen.findByRole('button', { name: 'Assistent openen' }));
    expect(screen.getByRole('region', { name: 'side-panel' })).toBeInTheDocument();
    await user.click(within(await menu()).getByRole('link', { name: 'Chat' }));
    await heading('Chat');
    expect(screen.queryByRole('region', { name: 'side-panel' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Assistent/ })).toBeNull();
    await user.click(within(await menu()).getByRole('link', { name: 'Dashboard' }));
    await heading('Dashboard');
    expect(screen.getByRole('region', { name: 'side-panel' })).toBeInTheDocument();
    act(() => bus.emit('chatClose', null));
    expect(screen.queryByRole('region', { name: 'side-panel' })).toBeNull();
  });
});

describe('focus', () => {
  it('moves to the heading of a screen after a navigation', async () => {
    const { user } = await renderShell({
      screens: { Dashboard: () => <Link to="/organisatie">Verder</Link> },
    });
    await user.click(await screen.findByRole('link', { name: 'Verder' }));
    expect(await heading('Organisation')).toHaveFocus();
  });

  it('skips to the content', async () => {
    const { user } = await renderShell();
    await user.click(await screen.findByRole('link', { name: 'Naar de inhoud' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('setting up', () => {
  it('sends a new user to create an organisation, in a bare main area', async () => {
    const { address } = await renderShell({ organisations: [], projects: [] });
    await heading('CreateOrganisation');
    expect(address()).toBe('/organisatie-aanmaken');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(localStorage.getItem('active_project_id')).toBeNull();
  });

  it('sends an organisation without projects to create a connection', async () => {
    const { address } = await renderShell({ projects: [], path: '/rapporten' });
    await heading('CreateConnection');
    expect(address()).toBe('/connectie-aanmaken?org_id=o1');
  });

  it('reads the configuration again when it changed, and keeps the screen mounted', async () => {
    let mounted = 0;
    function CreateConnection() {
      const { user } = useSession();
      return <h1 ref={(element) => void (element && (mounted += 1))}>Voor {user.name}</h1>;
    }
    const { browser, bus, config } = await renderShell({
      projects: [],
      path: '/connectie-aanmaken',
      screens: { CreateConnection },
    });
    const shown = await heading('Voor Sanne Bakker');
    const project = { project_id: 'p9', project_name: 'Nieuw', organisation_id: 'o1' };
    browser.api.answers.set('GET /config', { ...config, projects: [project] });
    act(() => bus.emit('configChanged', null));
    await menu();
    expect(await heading('Voor Sanne Bakker')).toBe(shown);
    expect(mounted).toBeGreaterThan(0);
  });
});

it('says quietly that data could not be loaded, logs it, and tries again', async () => {
  const { user, browser, logged } = await renderShell({
    prepare: ({ api }) => {
      api.down = true;
    },
  });
  await heading('Dashboard');
  expect(screen.getByText('Kon je gegevens niet laden.')).toBeInTheDocument();
  expect(logged).toContain('shell config');
  browser.api.down = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByText('Kon je gegevens niet laden.')).toBeNull());
});

it('never puts a token on the bus', async () => {
  const { bus } = await renderShell();
  await heading('Dashboard');
  const topics = ['project', 'period', 'chatOpen', 'report'] as const;
  expect(JSON.stringify(topics.map((topic) => bus.get(topic)))).not.toMatch(/access-|refresh-/);
});
