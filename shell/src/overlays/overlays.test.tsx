import { screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { CONTRACT_NUMBER } from '@kengetal/contract/remote';
import { RELEASE } from '../app/release.ts';
import { CONFIG } from '../testing/fake-browser.ts';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const none = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('shortcuts', () => {
  it('all stand in the overview, with the keys of the screens', async () => {
    const { user } = await renderShell();
    await heading('Dashboard');
    await user.keyboard('?');
    const overview = within(await dialog('Sneltoetsen'));
    expect(overview.getByText('Zoeken en opdrachten').nextSibling).toHaveTextContent('Ctrl K');
    expect(overview.getByText('Rapporten').nextSibling).toHaveTextContent('G dan R');
    expect(overview.getByText('Rekening kiezen').nextSibling).toHaveTextContent('X of Spatie');
    expect(overview.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Overal',
      'Naar een scherm',
      'Bedragen en boekingen',
      'Rekeningen van een project',
    ]);
  });

  it('name the keys of a Mac on a Mac', async () => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await renderShell();
    await heading('Dashboard');
    await user.keyboard('{Shift>}?{/Shift}');
    const overview = within(await dialog('Sneltoetsen'));
    expect(overview.getByText('Zoeken en opdrachten').nextSibling).toHaveTextContent('Command K');
  });

  it.each([
    ['gd', '/rapporten', '/dashboard'],
    ['gr', '/dashboard', '/rapporten'],
    ['gc', '/dashboard', '/chat'],
    ['ga', '/dashboard', '/analytics/overview'],
  ])('%s goes from %s to %s', async (keys, path, target) => {
    const { user, address } = await renderShell({ path });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard(keys);
    await waitFor(() => expect(address()).toMatch(new RegExp(`^${target}\\?`)));
  });

  it('are letters where someone types', async () => {
    const { user, address } = await renderShell({
      screens: {
        Dashboard: () => (
          <>
            <h1>Dashboard</h1>
            <input aria-label="Zoeken in de lijst" />
            <ul role="listbox" aria-label="Lijst" tabIndex={0} />
          </>
        ),
      },
    });
    await heading('Dashboard');
    await user.type(screen.getByRole('textbox'), 'gr?');
    expect(screen.getByRole('textbox')).toHaveValue('gr?');
    screen.getByRole('listbox').focus();
    await user.keyboard('gr?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toMatch(/^\/dashboard/);
  });

  it('wait until a dialog is closed, but for the palette', async () => {
    const { user, address } = await renderShell();
    await heading('Dashboard');
    await user.keyboard('?');
    await dialog('Sneltoetsen');
    await user.keyboard('gr');
    expect(address()).toMatch(/^\/dashboard/);
    await user.keyboard('{Control>}k{/Control}');
    expect(await dialog('Zoeken en opdrachten')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('leave a dialog of a screen alone', async () => {
    const Dashboard = () => (
      <>
        <h1>Dashboard</h1>
        {createPortal(<div role="dialog" aria-modal="true" aria-label="Zeker?" />, document.body)}
      </>
    );
    const { user } = await renderShell({ screens: { Dashboard } });
    await heading('Dashboard');
    await user.keyboard('?');
    expect(screen.queryByRole('dialog', { name: 'Sneltoetsen' })).toBeNull();
  });
});

describe('a dialog', () => {
  it('closes when its screen is left, as by going back', async () => {
    const { user, go, address } = await renderShell();
    await heading('Dashboard');
    await user.click(screen.getByRole('link', { name: 'Rapporten' }));
    await waitFor(() => expect(address()).toMatch(/^\/rapporten/));
    await user.keyboard('?');
    await dialog('Sneltoetsen');
    await go(-1);
    await heading('Dashboard');
    await none();
  });

  it('closes by its button and by a click beside it, and Escape closes nothing else', async () => {
    const escaped = jest.fn();
    document.addEventListener('keydown', escaped);
    const { user } = await renderShell();
    await heading('Dashboard');
    await user.keyboard('?');
    escaped.mockClear();
    await user.keyboard('{Escape}');
    expect(escaped).not.toHaveBeenCalled();
    document.removeEventListener('keydown', escaped);
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await none();
    await user.keyboard('?');
    await user.click(await dialog('Sneltoetsen'));
    await none();
  });
});

describe('Over', () => {
  async function openAbout() {
    const shell = await renderShell();
    await heading('Dashboard');
    await shell.user.keyboard('{Control>}k{/Control}');
    await shell.user.type(await screen.findByRole('combobox'), 'over kengetal{Enter}');
    return { ...shell, about: within(await dialog('Over Kengetal')) };
  }

  it('tells the version of the shell and of each part, and what they stand on', async () => {
    const { about } = await openAbout();
    expect(about.getByText('Kengetal').nextSibling).toHaveTextContent(RELEASE);
    expect(about.getByText('Rapporten').nextSibling).toHaveTextContent('1.0.0');
    expect(about.getByText('Contract van de onderdelen').nextSibling).toHaveTextContent(
      String(CONTRACT_NUMBER),
    );
    expect(about.getByText('API').nextSibling).toHaveTextContent('api.test');
  });

  it('copies that for support, without a name, a token or a project', async () => {
    const { user, about, tab } = await openAbout();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(about.getByRole('button', { name: 'Gegevens voor support kopiëren' }));
    expect(await about.findByText('Gekopieerd')).toBeInTheDocument();
    const text = String(copied.mock.lastCall);
    expect(text).toContain('mfe-reports 1.0.0');
    expect(text).toContain(CONFIG.apiUrl);
    expect(text).not.toMatch(/Sanne|sanne@|p1/);
    expect(text).not.toContain(await tab.session.accessToken());
  });
});
