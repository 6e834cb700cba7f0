import { screen, waitFor, within } from '@testing-library/react';
import { useAddressOf, useCrumb } from '@kengetal/platform';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.findByRole('navigation', { name: 'Hoofdmenu' });

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
