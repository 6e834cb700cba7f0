import { screen, waitFor } from '@testing-library/react';
import { FILTERS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const periodButton = (value: string) => screen.findByRole('button', { name: `Periode: ${value}` });
const YEAR_REPORT = { type: 'jaar', voorlopig: false, voorlopig_omdat: [] };
const options = async () =>
  (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);

describe('report filter', () => {
  const type = (value: string) => screen.findByRole('button', { name: `Type: ${value}` });

  it('shows all by default and offers the types', async () => {
    const { user } = await renderShell({ path: '/rapporten' });
    await user.click(await type('Alle types'));
    expect(await options()).toEqual(['Alle types', 'Maand', 'Kwartaal', 'Jaar']);
  });

  it('is in the address, and a change of type resets the report', async () => {
    const { user, address } = await renderShell({ path: '/rapporten' });
    await user.click(await periodButton('Alle periodes'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Maart 2025' }));
    await waitFor(() => expect(address()).toContain('type=maand&rapport=202503-202503'));
    await user.click(await type('Maand'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Kwartaal' }));
    await waitFor(() => expect(address()).toMatch(/type=kwartaal$/));
    expect(await periodButton('Alle periodes')).toBeInTheDocument();
  });

  it('can be searched when there are ten years of reports', async () => {
    const years = Array.from({ length: 10 }, (_, index) => 2025 - index);
    const months = 'Januari Februari Maart April Mei Juni Juli Augustus September'.split(' ');
    const reports = years.flatMap((year) => [
      {
        ...YEAR_REPORT,
        naam: `Boekjaar ${year}`,
        periode_min: year * 100 + 1,
        periode_max: year * 100 + 12,
      },
      ...months.map((name, index) => {
        const periode = year * 100 + index + 1;
        const span = { periode_min: periode, periode_max: periode };
        return { ...YEAR_REPORT, ...span, type: 'maand', naam: `${name} ${year}` };
      }),
    ]);
    const { user, address } = await renderShell({
      path: '/rapporten',
      filters: { ...FILTERS, reports },
    });
    await user.click(await periodButton('Alle periodes'));
    expect(await screen.findAllByRole('group')).toHaveLength(10);
    await user.keyboard('maart 2019{Enter}');
    await waitFor(() => expect(address()).toContain('type=maand&rapport=201903-201903'));
  });

  it('is reset by Wis', async () => {
    const { user, address } = await renderShell({
      path: '/rapporten?type=kwartaal&rapport=202501-202503',
    });
    expect(await periodButton('1e kwartaal 2025')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    await type('Alle types');
    expect(address()).not.toMatch(/type|rapport=/);
    expect(screen.queryByRole('button', { name: 'Wis' })).toBeNull();
  });
});
