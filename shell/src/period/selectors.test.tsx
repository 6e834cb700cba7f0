import { act, screen, waitFor } from '@testing-library/react';
import { usePeriod, type Bus } from '@kengetal/platform';
import { FILTERS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const periodButton = (value: string) => screen.findByRole('button', { name: `Periode: ${value}` });
/** Emits once what the router shows has reached the frame. */
const booksChanged = async (bus: Bus) => {
  await act(async () => undefined);
  act(() => bus.emit('dataChanged', { project_id: 'p1' }));
};
const options = async () =>
  (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);

describe('period', () => {
  it('is three months by default, in words, in the address and on the bus', async () => {
    const { address, bus } = await renderShell();
    expect(await periodButton('Afgelopen 3 maanden')).toHaveTextContent('Jan 2025 - Mrt 2025');
    await waitFor(() => expect(address()).toBe('/dashboard?project=p1&periode=202501-202503'));
    expect(bus.get('period')).toEqual({ periode_min: 202501, periode_max: 202503 });
  });

  it('offers months only on the dashboard', async () => {
    const { user } = await renderShell();
    await user.click(await periodButton('Afgelopen 3 maanden'));
    expect(await options()).toEqual([
      'Deze maandMrt 2025',
      'Afgelopen 3 maandenJan 2025 - Mrt 2025',
    ]);
  });

  it('offers all presets on analytics', async () => {
    const { user } = await renderShell({ path: '/analytics/overview' });
    await user.click(await periodButton('Afgelopen 3 maanden'));
    expect(await options()).toHaveLength(3);
  });

  it('is kept on a screen that does not offer it', async () => {
    const { user, address } = await renderShell({ path: '/analytics/overview' });
    await user.click(await periodButton('Afgelopen 3 maanden'));
    await user.click(await screen.findByRole('menuitemradio', { name: /Vorig kwartaal/ }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await periodButton('Okt 2024 - Dec 2024')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/dashboard?project=p1&periode=202410-202412'));
  });

  it('follows the address', async () => {
    const { bus } = await renderShell({ path: '/dashboard?project=p2&periode=202401-202402' });
    expect(await periodButton('Jan 2024 - Feb 2024')).toBeInTheDocument();
    expect(bus.get('period')).toEqual({ periode_min: 202401, periode_max: 202402 });
    expect(bus.get('project')?.project_id).toBe('p2');
  });

  it('is the preset that the address names', async () => {
    const path = '/analytics/overview?project=p2&periode=vorig+kwartaal';
    const { address } = await renderShell({ path });
    expect(await periodButton('Vorig kwartaal')).toBeInTheDocument();
    await waitFor(() =>
      expect(address()).toBe('/analytics/overview?project=p2&periode=202410-202412'),
    );
  });

  it('stands in the links of the menu, so that a new tab shows the same', async () => {
    await renderShell({ path: '/analytics/overview?project=p2&periode=202401-202402' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Rapporten' })).toHaveAttribute(
        'href',
        '/rapporten?project=p2&periode=202401-202402',
      ),
    );
  });

  it('reaches the screen', async () => {
    function Dashboard() {
      const { period, preset, presets } = usePeriod();
      return <h1>{`${period?.periode_min} ${preset?.naam} ${presets.length}`}</h1>;
    }
    await renderShell({ screens: { Dashboard } });
    expect(await screen.findByText('202501 Afgelopen 3 maanden 2')).toBeInTheDocument();
  });

  it('can be chosen by a screen on which the shell has no selector', async () => {
    function Chat() {
      const { presets, choose } = usePeriod();
      return presets.map((preset) => (
        <button key={preset.naam} onClick={() => choose(preset)}>
          {preset.naam}
        </button>
      ));
    }
    const { user, bus } = await renderShell({ path: '/chat', screens: { Chat } });
    await user.click(await screen.findByRole('button', { name: 'Vorig kwartaal' }));
    await waitFor(() => expect(bus.get('period')?.periode_min).toBe(202410));
  });

  it('has no selector on other screens', async () => {
    await renderShell({ path: '/organisatie' });
    await screen.findByRole('heading', { name: 'Organisation' });
    expect(screen.queryByRole('button', { name: /^Periode/ })).toBeNull();
  });

  it('is null without presets', async () => {
    const { bus, address } = await renderShell({
      filters: { ...FILTERS, periode_filters: [], reports: [] },
    });
    expect(await periodButton('Periode')).toBeEnabled();
    expect(bus.get('period')).toBeNull();
    expect(address()).toBe('/dashboard?project=p1');
  });

  it('takes the default of new books after the first import', async () => {
    const { browser, bus, address } = await renderShell({
      filters: Object.assign({}, FILTERS, { periode_bereik: null }),
    });
    await waitFor(() => expect(address()).toContain('periode=202501-202503'));
    const first = { naam: 'Afgelopen 3 maanden', periode_min: 201610, periode_max: 201612 };
    browser.api.answers.set('GET /filters', { ...FILTERS, periode_filters: [first] });
    await booksChanged(bus);
    await waitFor(() => expect(bus.get('period')?.periode_min).toBe(201610));
  });

  it('moves on with newer books when a preset was chosen', async () => {
    const { browser, bus, address } = await renderShell();
    await waitFor(() => expect(address()).toContain('periode=202501-202503'));
    const newer = { naam: 'Afgelopen 3 maanden', periode_min: 202504, periode_max: 202506 };
    browser.api.answers.set('GET /filters', { ...FILTERS, periode_filters: [newer] });
    await booksChanged(bus);
    await waitFor(() => expect(bus.get('period')?.periode_min).toBe(202504));
  });

  it('keeps a chosen preset when the books change and it does not', async () => {
    const { user, browser, bus, address } = await renderShell({ path: '/analytics/overview' });
    await user.click(await periodButton('Afgelopen 3 maanden'));
    await user.click(await screen.findByRole('menuitemradio', { name: /Vorig kwartaal/ }));
    await waitFor(() => expect(address()).toContain('periode=202410-202412'));
    await booksChanged(bus);
    await waitFor(() => expect(browser.api.countOf('/filters')).toBeGreaterThan(1));
    await act(async () => undefined);
    expect(address()).toContain('periode=202410-202412');
    expect(bus.get('period')).toEqual({ periode_min: 202410, periode_max: 202412 });
  });

  it('keeps a period that the user chose otherwise', async () => {
    const path = '/dashboard?project=p1&periode=202411-202411';
    const { browser, bus, address } = await renderShell({ path });
    await waitFor(() => expect(bus.get('period')?.periode_min).toBe(202411));
    const newer = { naam: 'Afgelopen 3 maanden', periode_min: 202504, periode_max: 202506 };
    browser.api.answers.set('GET /filters', { ...FILTERS, periode_filters: [newer] });
    await booksChanged(bus);
    await waitFor(() => expect(browser.api.countOf('/filters')).toBeGreaterThan(1));
    expect(address()).toContain('periode=202411-202411');
  });
});

describe('other periods', () => {
  it('can be any months, also where only months are offered', async () => {
    const { user, address, bus } = await renderShell();
    await user.click(await periodButton('Afgelopen 3 maanden'));
    await user.click(screen.getByRole('menuitem', { name: 'Andere periode…' }));
    await user.click(screen.getByRole('gridcell', { name: 'november 2024' }));
    await user.click(screen.getByRole('gridcell', { name: 'februari 2025' }));
    expect(await periodButton('Nov 2024 - Feb 2025')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/dashboard?project=p1&periode=202411-202502'));
    expect(bus.get('period')).toEqual({ periode_min: 202411, periode_max: 202502 });
  });

  it('can be chosen when the presets could not be read', async () => {
    const { user, address } = await renderShell({
      filters: { ...FILTERS, periode_filters: [], reports: [] },
    });
    await user.click(await periodButton('Periode'));
    await user.click(screen.getByRole('menuitem', { name: 'Andere periode…' }));
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(address()).toContain('periode=202503-202503'));
  });

  it('lie one step before and after', async () => {
    const { user, address } = await renderShell();
    await user.click(
      await screen.findByRole('button', { name: 'Vorige periode: Okt 2024 - Dec 2024' }),
    );
    expect(await periodButton('Okt 2024 - Dec 2024')).toBeInTheDocument();
    await waitFor(() => expect(address()).toContain('periode=202410-202412'));
    await user.click(screen.getByRole('button', { name: 'Volgende periode: Jan 2025 - Mrt 2025' }));
    expect(await periodButton('Afgelopen 3 maanden')).toBeInTheDocument();
    // The bookings end here.
    const last = screen.getByRole('button', { name: 'Volgende periode' });
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await user.click(last);
    expect(address()).toContain('periode=202501-202503');
  });

  it('say the preset that was chosen when two stand for the same months', async () => {
    const twice = { naam: 'Dit kwartaal', periode_min: 202501, periode_max: 202503 };
    const { user } = await renderShell({
      path: '/analytics/overview',
      filters: { ...FILTERS, periode_filters: [...FILTERS.periode_filters, twice] },
    });
    await user.click(await periodButton('Afgelopen 3 maanden'));
    await user.click(screen.getByRole('menuitemradio', { name: /^Dit kwartaal/ }));
    expect(await periodButton('Dit kwartaal')).toBeInTheDocument();
  });
});
