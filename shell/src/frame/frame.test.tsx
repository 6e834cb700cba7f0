import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { useAddressOf, useCrumb, useSession } from '@kengetal/platform';
import { ORGANISATIONS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.findByRole('navigation', { name: 'Hoofdmenu' });

describe('menu', () => {
  it('is built from the declarations in their order and marks the present screen', async () => {
    await renderShell({ path: '/rapporten' });
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Rapporten',
      'Chat',
      'Analytics',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'page',
      null,
      null,
    ]);
  });

  it('opens an entry that only leads on to its screens', async () => {
    await renderShell({ path: '/analytics/overview' });
    const child = within(await menu()).getByRole('link', { name: 'Overzicht' });
    expect(child).toHaveAttribute('aria-current', 'page');
    const entry = within(await menu()).getByRole('link', { name: 'Analytics' });
    expect(entry).not.toHaveAttribute('aria-current');
    expect(entry).toHaveAttribute('href', expect.stringMatching(/^\/analytics\/overview\?/));
  });

  it("fetches a remote's code when its entry is pointed at or focused", async () => {
    const { user, composition } = await renderShell();
    await user.hover(within(await menu()).getByRole('link', { name: 'Rapporten' }));
    expect(composition.prefetched).toEqual(['mfe-dashboard', 'mfe-reports /rapporten']);
    act(() =>
      within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
        .getByText('Chat')
        .closest('a')
        ?.focus(),
    );
    expect(composition.prefetched).toContain('mfe-chat /chat');
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

  it('keep the project and period that the start was asked for', async () => {
    const { address } = await renderShell({ path: '/?project=p2&periode=202410-202412' });
    await heading('Dashboard');
    expect(address()).toBe('/dashboard?project=p2&periode=202410-202412');
  });

  it('are led to by their names, from whatever remote (specification §2)', async () => {
    function Dashboard() {
      const addressOf = useAddressOf();
      const asked = [
        addressOf('analytics'),
        addressOf('rapporten'),
        addressOf('suggestie-detail', { suggestion_id: '7' }),
        addressOf('chat'),
        addressOf('chat', { id: 'c1' }),
        addressOf('nergens'),
      ];
      return <h1>{asked.map(String).join(' ')}</h1>;
    }
    await renderShell({ screens: { Dashboard } });
    await heading('/analytics /rapporten /suggestie/7 /chat /chat/c1 null');
  });

  it('have padding below, but where the declaration says otherwise', async () => {
    const { user } = await renderShell({ path: '/suggestie/1' });
    await heading('Suggestie');
    expect(screen.getByRole('main')).not.toHaveAttribute('data-padded');
    await user.click(within(await menu()).getByRole('link', { name: 'Rapporten' }));
    await heading('Report');
    expect(screen.getByRole('main')).toHaveAttribute('data-padded');
  });
});

describe('breadcrumbs', () => {
  const trail = () => within(screen.getByRole('navigation', { name: 'Kruimelpad' }));

  it('link to all but the last', async () => {
    await renderShell({ path: '/analytics/overview' });
    await heading('Overview');
    await waitFor(() =>
      expect(trail().getByRole('link', { name: 'Analytics' })).toHaveAttribute(
        'href',
        '/analytics?project=p1&periode=202501-202503',
      ),
    );
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
    expect(await trail().findByRole('link', { name: 'Rapporten' })).toBeInTheDocument();
    expect(trail().getByText('Maart 2025')).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Maart 2025 – Kengetal'));
  });

  it('have the name of what is shown in the place of a route that leads nowhere without it', async () => {
    function Suggestie() {
      useCrumb('Dubbele factuur');
      return <h1>Dubbele factuur</h1>;
    }
    await renderShell({ path: '/suggestie/1', screens: { Suggestie } });
    await heading('Dubbele factuur');
    await waitFor(() =>
      expect(
        trail()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Dashboard', 'Suggesties', 'Dubbele factuur']),
    );
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

  it('follows a heading that another takes the place of, until the user moves it', async () => {
    let arrive: () => void = () => undefined;
    let leave: () => void = () => undefined;
    function Organisation() {
      const [here, setHere] = useState(false);
      arrive = () => setHere(true);
      leave = () => setHere(false);
      return here ? (
        <section>
          <h1>Bakkerij Voorn</h1>
        </section>
      ) : (
        <h1>Organisatie</h1>
      );
    }
    const { user } = await renderShell({
      screens: { Dashboard: () => <Link to="/organisatie">Verder</Link>, Organisation },
    });
    await user.click(await screen.findByRole('link', { name: 'Verder' }));
    expect(await heading('Organisatie')).toHaveFocus();
    await act(async () => arrive());
    expect(await heading('Bakkerij Voorn')).toHaveFocus();
    const elsewhere = screen.getByRole('button', { name: 'Zijbalk tonen of verbergen' });
    act(() => elsewhere.focus());
    await act(async () => leave());
    expect(await heading('Organisatie')).toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
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

  it('lets who is setting up sign out', async () => {
    const { user, tab } = await renderShell({ organisations: [], projects: [] });
    await heading('CreateOrganisation');
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(tab.identity.asked).toContain('logoutRedirect'));
  });

  it.each([
    ['an organisation', [], 'CreateOrganisation'],
    ['a project', ORGANISATIONS, 'CreateConnection'],
  ])('without %s leads to what is kept of them, and back', async (_what, organisations, step) => {
    const { user, address } = await renderShell({ organisations, projects: [] });
    await heading(step);
    const before = address();
    await user.click(screen.getByRole('link', { name: /^Mijn account: / }));
    await heading('Account');
    expect(address()).toBe('/account');
    await user.click(screen.getByRole('link', { name: 'Verder met instellen' }));
    await heading(step);
    expect(address()).toBe(before);
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

it('says how far was booked, beside when it was read', async () => {
  await renderShell();
  expect(await screen.findByText('Geboekt t/m maart 2025')).toBeInTheDocument();
  expect(screen.getByText(/^Bijgewerkt /)).toBeInTheDocument();
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
