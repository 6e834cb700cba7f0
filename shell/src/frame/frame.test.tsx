import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderShell } from '../testing/render-shell.tsx';

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
