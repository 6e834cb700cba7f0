import { act, screen, waitFor } from '@testing-library/react';
import { FILTERS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a period outside the bookings of January 2023 to March 2025', () => {
  it.each([
    ['203001-203003', 'Geen boekingen in januari t/m maart 2030. De laatste zijn van maart 2025.'],
    ['201911-202001', /Geen .* november 2019 t\/m januari 2020. De eerste zijn van januari 2023./],
    ['202501-202512', 'Je boekingen lopen t/m maart 2025.'],
    ['202212-202302', 'Je boekingen beginnen in januari 2023.'],
    ['202201-202612', 'Je boekingen lopen van januari 2023 t/m maart 2025.'],
  ])('%s is said', async (periode, words) => {
    await renderShell({ path: `/dashboard?project=p1&periode=${periode}` });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('has a step to the nearest of the same length', async () => {
    const { user, address } = await renderShell({ path: '/dashboard?periode=203001-203003' });
    await user.click(await screen.findByRole('button', { name: 'Naar januari t/m maart 2025' }));
    await waitFor(() => expect(address()).toContain('periode=202501-202503'));
    expect(screen.queryByText(/^Geen boekingen/)).toBeNull();
  });

  it.each(['/rapporten', '/organisatie'])('is not said on %s, which has none', async (path) => {
    await renderShell({ path: `${path}?periode=203001-203003` });
    await screen.findByRole('heading', { level: 1 });
    await act(async () => undefined);
    expect(screen.queryByText(/boekingen/)).toBeNull();
  });
});

describe('a project without bookings', () => {
  const filters = Object.assign({}, FILTERS, { periode_bereik: null, reports: [] });
  it.each(['/dashboard', '/analytics/overview', '/rapporten'])(
    'is called so on %s',
    async (path) => {
      await renderShell({ path, filters });
      expect(
        await screen.findByText(/^Dit project heeft nog geen boekingen\./),
      ).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Periode/ })).toBeNull();
    },
  );

  it('leaves to the screen how to begin', async () => {
    await renderShell({ path: '/analytics/overview', filters, rights: { p1: 'bewerker' } });
    await screen.findByText(/^Dit project heeft nog geen boekingen\./);
    expect(screen.queryByRole('link', { name: 'Auditfile uploaden' })).toBeNull();
  });
});
